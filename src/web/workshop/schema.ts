/** What a place of a content may hold, read from the game's JSON Schema. */
import type { Json } from '../../engine/types.ts'
import { isFields } from './edits.ts'

type Plain = string | number | boolean | null

/** A JSON Schema as far as packs use it. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema | boolean
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maxLength?: number
  readonly enum?: readonly Plain[]
  readonly const?: Plain
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** One value that is written or chosen. */
export interface Leaf {
  readonly kind: 'text' | 'number' | 'yes' | 'choice'
  readonly choices: readonly string[]
  /** What an empty field stands for; undefined where it must not be empty. */
  readonly empty?: 'absent' | 'null' | undefined
  readonly isLong: boolean
}

/** A field of an object. */
export interface Member {
  readonly name: string
  readonly schema: Schema
  readonly isOptional: boolean
}

/** Texts from this length on have a line of their own. */
const LONG = 100

export function leafOf({ schema, isOptional }: Pick<Member, 'schema' | 'isOptional'>): Leaf | null {
  const { bare, isNullable } = withoutNull(schema)
  const kind = kindOf(bare)
  if (!kind) return null
  const choices = (bare.enum ?? (bare.const === undefined ? [] : [bare.const])).map(String)
  const empty = isOptional ? 'absent' : isNullable ? 'null' : undefined
  return { kind, choices, empty, isLong: (bare.maxLength ?? 0) > LONG }
}

function kindOf({ type, enum: choices, const: only }: Schema): Leaf['kind'] | null {
  if (choices || only !== undefined) return 'choice'
  if (type === 'boolean') return 'yes'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'string' ? 'text' : null
}

function withoutNull(schema: Schema): { readonly bare: Schema; readonly isNullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const isNullable = others.length > 0 && others.length < (schema.anyOf?.length ?? 0)
  const [only] = others
  if (!isNullable) return { bare: schema, isNullable }
  return { bare: others.length === 1 && only ? only : { anyOf: others }, isNullable }
}

/** Whether it may be null, and thereby is none. */
export function mayBeNull(schema: Schema): boolean {
  return withoutNull(schema).isNullable
}

/** What an object has, in the order of the schema; that of a choice between shapes depends on what it is. */
export function membersOf(schema: Schema, value?: Json): Member[] {
  const { bare } = withoutNull(schema)
  const variants = variantsOf(bare)
  const shape = variants.length > 0 ? (variantOf(variants, value) ?? {}) : bare
  const tag = tagIn(bare)
  const required = shape.required ?? []
  return Object.entries(shape.properties ?? recordOf(shape)).map(([name, part]) => ({
    name,
    schema: name === tag ? tagOf(variants, name) : part,
    isOptional: !required.includes(name),
  }))
}

function recordOf({ propertyNames, additionalProperties }: Schema): Record<string, Schema> {
  if (!propertyNames?.enum || typeof additionalProperties !== 'object') return {}
  return Object.fromEntries(propertyNames.enum.map(name => [String(name), additionalProperties]))
}

/** The shapes between which a value chooses; none where there is only one. */
function variantsOf(schema: Schema): readonly Schema[] {
  const { bare } = withoutNull(schema)
  return bare.oneOf ?? bare.anyOf ?? []
}

/** That of a value: the one whose fixed words it has, else the first whose fields it has. */
function variantOf(variants: readonly Schema[], value: Json | undefined): Schema | undefined {
  if (!isFields(value)) return variants[0]
  const fits = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(([name, { const: only }]) => only === undefined || value[name] === only)
  const has = ({ required = [] }: Schema) => required.every(name => Object.hasOwn(value, name))
  const fitting = variants.filter(fits)
  return fitting.find(has) ?? fitting[0] ?? variants[0]
}

/** The name of the word that tells the shapes apart: it is fixed in each of them. */
export function tagIn(schema: Schema): string | undefined {
  const variants = variantsOf(schema)
  return Object.keys(variants[0]?.properties ?? {}).find(name =>
    variants.every(({ properties }) => properties?.[name]?.const !== undefined),
  )
}

function tagOf(variants: readonly Schema[], name: string): Schema {
  return { enum: variants.flatMap(({ properties }) => properties?.[name]?.const ?? []) }
}

/** The shape of the elements of a list; undefined where it is none. */
export function elementOf(schema: Schema): Schema | undefined {
  const { bare } = withoutNull(schema)
  if (bare.type !== 'array') return undefined
  return typeof bare.items === 'object' ? bare.items : bare.prefixItems?.[0]
}

/** How many elements a list always has; undefined where that varies. */
export function lengthOf(schema: Schema): number | undefined {
  const { minItems, maxItems } = withoutNull(schema).bare
  return minItems !== undefined && minItems === maxItems ? minItems : undefined
}

/** The simplest value that a place may hold, to begin with. */
export function blankOf(schema: Schema, tag?: Json): Json {
  const { bare, isNullable } = withoutNull(schema)
  const leaf = leafOf({ schema: bare, isOptional: false })
  if (leaf) return isNullable ? null : blankLeaf(leaf, bare)
  const element = elementOf(bare)
  if (element) return Array.from({ length: bare.minItems ?? 0 }, () => blankOf(element))
  const variants = variantsOf(bare)
  const name = tagIn(bare)
  const chosen = variants.find(({ properties }) => name !== undefined && properties?.[name]?.const === tag)
  const members = membersOf(chosen ?? variants[0] ?? bare).filter(({ isOptional }) => !isOptional)
  return Object.fromEntries(members.map(member => [member.name, blankOf(member.schema)]))
}

function blankLeaf({ kind, choices }: Leaf, { minimum = 0 }: Schema): Json {
  if (kind === 'choice') return choices[0] ?? ''
  if (kind === 'number') return Math.max(minimum, 0)
  return kind === 'yes' ? false : ''
}
