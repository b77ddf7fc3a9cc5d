/** What a pack calls itself, or what else it is known by. */
export function packName(content: unknown, otherwise: string): string {
  const about = fieldOf(content, 'about')
  const name = fieldOf(about, 'name')
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : otherwise
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
