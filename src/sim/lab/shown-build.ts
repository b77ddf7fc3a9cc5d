/** What people are told of a build: its version, and the digits of all that it runs, which a page does not know. */
export function partsOfBuild(build: string): { readonly version: string; readonly digits: string } {
  const [version = '', digits = ''] = build.split('_')
  return { version: version.replaceAll('-', '.'), digits }
}

/** As one word of an English sentence. */
export function shownBuild(build: string): string {
  const { version, digits } = partsOfBuild(build)
  return `${version}, build ${digits}`
}
