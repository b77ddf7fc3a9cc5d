/**
 * The tables, as they became what they are. Only ever added to: a server that is updated finds what an older one left
 * and takes the steps that are missing.
 */
import { type Query, type Row, sql } from './sql.ts'

const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table matches (id text primary key, header text not null, record text not null,
      revision integer not null, length integer not null, touched bigint not null, is_over integer not null)`,
    `create index matches_by_touch on matches (is_over, touched)`,
    `create table entries (match_id text not null references matches (id) on delete cascade,
      seq integer not null, entry text not null, primary key (match_id, seq))`,
    `create table gatherings (id text primary key, data text not null, revision integer not null,
      is_listed integer not null, touched bigint not null)`,
    `create index gatherings_by_touch on gatherings (is_listed, touched)`,
    `create table links (link text primary key, match_id text not null, role text not null, seat integer not null)`,
    `create index links_by_match on links (match_id)`,
    `create table rights (device text not null, match_id text not null, role text not null,
      seat integer not null, primary key (device, match_id, role, seat))`,
    `create index rights_by_match on rights (match_id)`,
    `create table talks (match_id text primary key, last integer not null)`,
    `create table chat (match_id text not null, number integer not null, device text not null, seat integer,
      name text not null, text text not null, said_at bigint not null, primary key (match_id, number))`,
    `create index chat_by_device on chat (device)`,
    `create table devices (device text primary key, data text not null)`,
    `create table days (game text not null, day text not null, secret text not null, commitment text not null,
      primary key (game, day))`,
    `create table attempts (match_id text primary key, game text not null, day text not null,
      device text not null, name text not null, is_ranked integer not null, result text,
      score double precision, begun bigint not null)`,
    `create unique index attempts_ranked on attempts (game, day, device) where is_ranked = 1`,
    `create index attempts_by_device on attempts (device)`,
    `create table own (name text primary key, value text not null)`,
  ],
  [
    `create table waits (match_id text not null, seat integer not null, version integer not null,
      primary key (match_id, seat))`,
    `create table due (device text not null, match_id text not null, seat integer not null,
      version integer not null, due_at bigint not null, primary key (device, match_id, seat))`,
    `create index due_by_time on due (due_at)`,
  ],
]

const newer = (done: number) =>
  `It was written by a newer Undercroft (tables of version ${done}; this one knows ${MIGRATIONS.length}). Update this one first.`

/** Asked first: the latest step that was taken. */
export const LATEST: readonly [Query, Query] = [
  sql`create table if not exists migrations (number integer primary key)`,
  sql`select max(number) as number from migrations`,
]

/** The steps that are missing after it, to be taken in the same transaction. */
export function missing(latest: Row | undefined): readonly Query[] {
  const done = Number(latest?.['number'] ?? 0)
  if (done > MIGRATIONS.length) throw new Error(newer(done))
  return MIGRATIONS.slice(done).flatMap((steps, index) => [
    ...steps.map(text => ({ text, values: [] })),
    sql`insert into migrations (number) values (${done + index + 1})`,
  ])
}
