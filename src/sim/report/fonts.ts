/** The fonts that a report holds. */

const FACES = [
  ['Grenze Gotisch', 700, 'grenze-gotisch-700-normal'],
  ['Alegreya Sans', 500, 'alegreya-sans-500-normal'],
  ['Alegreya Sans', 700, 'alegreya-sans-700-normal'],
] as const

/** By the names of their files, each as base64; what is not there the device has to replace. */
export function fontsOf(dataOf: (file: string) => string | null): string {
  return FACES.flatMap(([family, weight, file]) => {
    const data = dataOf(file)
    if (data === null) return []
    const src = `url(data:font/woff2;base64,${data}) format("woff2")`
    return [`@font-face{font-family:"${family}";font-weight:${weight};src:${src}}`]
  }).join('\n')
}
