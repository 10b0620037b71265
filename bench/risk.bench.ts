import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { connect, type Database } from '#server/db/sql.ts'
import { listNear } from '#server/features/risk/photos.sql.ts'
import { postAll } from '#test/support/reposts.ts'
import { type BenchTools, median, percentile } from './support.ts'

const HASHES = 1_000_000
const VIEWS = 7
const ROUNDS = 5
const QUESTIONS = 100

/** Detection rate and false positives for duplicates, and the time to find a photo among a million hashes. */
export default async function bench({ report, note }: BenchTools) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lintel-shield-'))
  const embedded = await startEmbedded({ dataDir, log: () => {}, usedBy: 'a benchmark' })
  const db = connect(embedded.url, { statementTimeoutMs: 600_000 })
  try {
    await migrate(embedded.url)
    const outcomes = await postAll(db, { honest: 500, reposts: 50 })
    const held = (isRepost: boolean) =>
      outcomes.filter((one) => one.isRepost === isRepost && one.judgement.isHeld).length
    report({ name: 'copies that are held', value: held(true), unit: 'of 50', budget: { atLeast: 48 } })
    report({ name: 'honest homes that are held', value: held(false), unit: 'of 500', budget: { atMost: 5 } })
    const caught = outcomes.filter(
      ({ isRepost, judgement }) => isRepost && judgement.findings.some(({ mediaId }) => mediaId),
    )
    note(`${caught.length} of 50 copies are known by a photo`)
    await db.unsafe(BITS)
    await fill(db)
    await timeLookUp(db, { report, note })
  } finally {
    await db.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const BITS = `create function bits() returns bigint language sql volatile
  return (random() * 4294967295)::bigint << 32 | (random() * 4294967295)::bigint`

/**
 * As many hashes as a large site has, distributed like those of real photos: real hashes with a quarter of their bits
 * flipped.
 */
async function fill(db: Database) {
  const missing = Math.ceil((HASHES - (await db`select from photo_hashes`).count) / VIEWS)
  await db`
    insert into media (key, folder, kind, mime, bytes, width, height, status)
    select 'bulk-' || n, 'property_gallery_img', 'image', 'image/webp', 1, 96, 64, 'ready' from generate_series(1, ${missing}::integer) n`
  await db`
    insert into photo_hashes (media_id, view, hash)
    with known as materialized (select view, row_number() over (partition by view order by media_id) as place, hash from photo_hashes),
      most as (select max(place) as places from known)
    select m.id, k.view, k.hash # (bits() & bits())
    from media m cross join most join known k on k.place = m.id % most.places + 1
    where m.key like 'bulk-%'`
}

async function timeLookUp(db: Database, { report, note }: BenchTools) {
  await db`vacuum analyze photo_hashes`
  const asked = (
    await db<
      { id: number }[]
    >`select media_id as id from photo_fingerprints where length(thumb) > 0 order by hashint8(media_id) limit ${QUESTIONS}`
  ).map(({ id }) => id)
  const homes = (await db<{ id: number }[]>`select id from properties order by hashint8(id) limit ${QUESTIONS}`).map(
    ({ id }) => id,
  )
  const lookUp = () => times(asked, (id) => listNear(db, id))
  const floor = () => times(homes, (id) => db`select id, slug, title from properties where id = ${id}`)
  await lookUp()
  await floor()
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const least = percentile(50, await floor())
    const own = percentile(50, await lookUp())
    ratios.push(own / least)
    note(`p50: primary key ${least.toFixed(2)} ms, photo ${own.toFixed(2)} ms`)
  }
  report({
    name: `a photo among ${HASHES} hashes`,
    value: median(ratios),
    unit: '× a primary-key query',
    budget: { atMost: 50 },
  })
}

async function times(ids: readonly number[], ask: (id: number) => PromiseLike<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (const id of ids) {
    const start = performance.now()
    await ask(id)
    taken.push(performance.now() - start)
  }
  return taken
}
