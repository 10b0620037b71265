import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { type Random, random } from '#demo/random.ts'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import type { Sql } from '#server/db/sql.ts'
import { ingestImage } from '#server/features/media/ingest-image.ts'
import { assessRisk, type RiskAssessment } from '#server/features/risk/assess-risk.ts'
import { refreshPriceBands } from '#server/features/risk/queries.ts'
import { makeCategory, makeProperty, makeUser } from './make.ts'
import { describeHome, reword, titleOf } from './repost-texts.ts'
import { NOW } from './services.ts'

/** A property with everything that a fraudulent repost would copy. */
interface Offer {
  ownerId: number
  title: string
  description: string
  price: number
  city: string
  latitude: number
  longitude: number
  photos: Buffer[]
}

interface Outcome {
  isRepost: boolean
  judgement: RiskAssessment
}

const DAY_MS = 86_400_000
const CITIES = [
  ['Lisbon', 38.7223, -9.1393, 420_000],
  ['Valencia', 39.4699, -0.3763, 260_000],
  ['Lyon', 45.764, 4.8357, 340_000],
  ['Graz', 47.0707, 15.4395, 310_000],
] as const

/**
 * Posts this many genuine properties and, among them, copies of some: photos cropped and recompressed, text
 * paraphrased, the price rounded, by an account created yesterday. The risk of each is assessed on arrival, as for the
 * form.
 */
export async function postAll(
  sql: Sql,
  { honest, reposts, seed = 7 }: { honest: number; reposts: number; seed?: number },
) {
  const dice = random(seed)
  const category = await makeCategory(sql)
  const photos = await photoSource(dice)
  const owners: number[] = []
  for (let n = 0; n < Math.ceil(honest / 4); n++)
    owners.push((await makeUser(sql, { created_at: daysBefore(dice.chance(0.1) ? 2 : dice.int(20, 900)) })).id)
  const offers: Offer[] = []
  const outcomes: Outcome[] = []
  const post = async (offer: Offer, isRepost: boolean) =>
    outcomes.push({ isRepost, judgement: await judgeAndInsert(sql, offer, category.id) })
  const stolen = new Set(
    dice.sample(
      Array.from({ length: honest }, (_, n) => n),
      reposts,
    ),
  )
  for (let n = 0; n < honest; n++) {
    const offer = await honestOffer(dice, dice.pick(owners), offers, photos)
    offers.push(offer)
    await post(offer, false)
    if (n === Math.floor(honest / 2)) await refreshPriceBands(sql)
  }
  for (const n of stolen) {
    const thief = await makeUser(sql, { created_at: daysBefore(1) })
    await post(await copyOf(dice, offers[n]!, thief.id), true)
  }
  return outcomes
}

const daysBefore = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

/** Some are in the same building as another, and some agents use the same photo of a building twice. */
async function honestOffer(
  dice: Random,
  ownerId: number,
  others: readonly Offer[],
  photo: () => Promise<Buffer>,
): Promise<Offer> {
  const [city, latitude, longitude, usual] = dice.pick(CITIES)
  const neighbour = dice.chance(0.15) ? others.findLast((offer) => offer.city === city) : undefined
  const own = dice.chance(0.1) ? others.findLast((offer) => offer.ownerId === ownerId) : undefined
  const rooms = dice.int(1, 6)
  const photos = [await photo(), await photo()]
  return {
    ownerId,
    title: titleOf(dice, rooms, city),
    description: describeHome(dice, rooms, city),
    price: Math.round((usual * (0.4 + rooms * 0.2) * (0.7 + dice.next() * 0.6)) / 1000) * 1000,
    city,
    latitude: neighbour?.latitude ?? latitude + (dice.next() - 0.5) / 10,
    longitude: neighbour?.longitude ?? longitude + (dice.next() - 0.5) / 10,
    photos: own ? [photos[0]!, own.photos[1]!] : photos,
  }
}

async function copyOf(dice: Random, offer: Offer, ownerId: number): Promise<Offer> {
  const photos = []
  for (const photo of offer.photos) photos.push(await disguised(dice, photo))
  return {
    ...offer,
    ownerId,
    title: reword(dice, offer.title),
    description: reword(dice, offer.description),
    price: Math.round(offer.price * (0.95 + dice.next() * 0.08)),
    latitude: offer.latitude + (dice.next() - 0.5) / 200,
    longitude: offer.longitude + (dice.next() - 0.5) / 200,
    photos,
  }
}

/** Crops up to an eighth off every edge, scales down, changes the brightness slightly, and compresses strongly. */
async function disguised(dice: Random, photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata()
  const [left, right, top, bottom] = Array.from({ length: 4 }, () => dice.next() * 0.12) as [
    number,
    number,
    number,
    number,
  ]
  const cut = {
    left: Math.floor(width * left),
    top: Math.floor(height * top),
    width: Math.floor(width * (1 - left - right)),
    height: Math.floor(height * (1 - top - bottom)),
  }
  return sharp(photo)
    .extract(cut)
    .resize({ width: Math.round(cut.width * 0.8) })
    .modulate({ brightness: 0.93 + dice.next() * 0.14 })
    .jpeg({ quality: dice.int(35, 60) })
    .toBuffer()
}

const storage = memoryStorage()

async function judgeAndInsert(sql: Sql, offer: Offer, categoryId: number): Promise<RiskAssessment> {
  const { ownerId, title, description, price, city, latitude, longitude } = offer
  const ids: number[] = []
  for (const bytes of offer.photos)
    ids.push(
      (await ingestImage(sql, storage, bytes, { folder: 'property_gallery_img', kind: 'image', ownerId })).mediaId,
    )
  const home = { price: String(price), kind: 'sell', rentDuration: null }
  const place = { categoryId, city, latitude, longitude }
  const judgement = await assessRisk(
    sql,
    { exceptId: null, ownerId, title, description, home, ...place, photoIds: ids },
    NOW,
  )
  const row = {
    ...{ owner_id: ownerId, category_id: categoryId, title, description, price, city, latitude, longitude },
  }
  const made = await makeProperty(sql, { ...row, state: null, title_media_id: ids[0] })
  await sql`insert into property_gallery (property_id, media_id, position) values (${made.id}, ${ids[1]!}, 0)`
  return judgement
}

/** Left and top of each part of an image, and its share of the image. */
const PARTS = [
  [0, 0, 0.5],
  [0.5, 0, 0.5],
  [0, 0.5, 0.5],
  [0.5, 0.5, 0.5],
  [0.25, 0.25, 0.5],
  [0, 0, 1],
] as const

/** Parts of the demo images, each once unchanged and once mirrored: different photos of similar subjects. */
async function photoSource(dice: Random): Promise<() => Promise<Buffer>> {
  const folder = resolve('src/demo/media')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.avif') && !/^(plan|master|pano)/.test(name))
  const whole = (name: string) =>
    readFile(resolve(folder, name)).then((bytes) => sharp(bytes).resize({ width: 960 }).png().toBuffer())
  let left: Buffer[] = []
  const order = dice.sample(names, names.length)
  return async () => {
    if (left.length === 0) left = await partsOf(await whole(order.pop() ?? fail()))
    return left.pop()!
  }
}

async function partsOf(picture: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(picture).metadata()
  const parts: Buffer[] = []
  for (const [x, y, share] of PARTS) {
    const part = sharp(picture)
      .extract({
        left: Math.floor(width * x),
        top: Math.floor(height * y),
        width: Math.floor(width * share),
        height: Math.floor(height * share),
      })
      .resize({ width: 480 })
    parts.push(
      await part.clone().jpeg({ quality: 85 }).toBuffer(),
      await part.clone().flop().jpeg({ quality: 85 }).toBuffer(),
    )
  }
  return parts
}

const fail = (): never => {
  throw new Error('There are not so many pictures')
}
