/** A build as people are told of it. */
export function shownBuild(build: string): string {
  const [version = '', digits = ''] = build.split('_')
  return `${version.replaceAll('-', '.')}, build ${digits}`
}
