import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ingestImage } from '#server/features/media/public.ts'
import { people } from '../cast.ts'
import { demoListings } from '../listings.ts'
import { dresser, type Outfit, type Stored } from '../outfits.ts'
import { type Picture, readLibrary } from '../pictures.ts'
import { portrait } from '../portraits.ts'
import { demoProjects } from '../projects.ts'
import { insertBrochures, insertProjectBrochures } from './brochures.ts'
import { decorateSite } from './decorate.ts'
import { putOutfits } from './outfits.ts'
import { dressProjects } from './project-pictures.ts'
import { markDemoRows } from './rows.ts'
import type { DemoServices } from './services.ts'

/** Increase it to reassign images although the library is unchanged. */
const VERSION = 6

/** Assigns images to users, properties and pages; repeated only if the library has changed. */
export async function dress(services: DemoServices, mediaFolder: string): Promise<void> {
  const { db, log } = services
  const { pictures, mark, skipped } = await readLibrary(mediaFolder)
  const state = `${VERSION}-${mark}`
  const [done] = await db`select from settings where key = 'demo.dressed' and value = ${state}`
  if (done) return
  if (skipped > 0) log.warn(`${skipped} entries of the demo's picture list cannot be read and were left out`)
  const stored = await takeIn(services, mediaFolder, pictures)
  await paintPortraits(services)
  const ids = new Map(
    (await db<{ id: number; slug: string }[]>`select id, slug from properties`).map(({ id, slug }) => [slug, id]),
  )
  const choose = dresser(stored)
  const outfits = new Map<number, Outfit>()
  // Newest first, the order in which listings appear next to each other.
  const listings = demoListings().filter(({ slug }) => ids.has(slug))
  for (const listing of listings.toReversed()) outfits.set(ids.get(listing.slug)!, choose(listing))
  const brochures = await insertBrochures(services, listings, ids)
  const projects = demoProjects()
  const projectBrochures = await insertProjectBrochures(services, projects)
  await db.begin(async (sql) => {
    await sql`select set_config('lintel.bulk', 'on', true)`
    await putOutfits(sql, outfits, brochures)
    await dressProjects(sql, projects, stored, projectBrochures)
    await decorateSite(sql, stored, listings, ids)
    await sql`
      insert into settings (key, value) values ('demo.dressed', ${state})
      on conflict (key) do update set value = excluded.value`
  })
}

const FOLDERS: Record<string, string> = {
  panorama: '3d_img',
  hero: 'slider',
  city: 'city_image',
  masterplan: 'project_title_img',
  construction: 'project_title_img',
}

async function takeIn(
  { db, storage, log }: DemoServices,
  folder: string,
  pictures: readonly Picture[],
): Promise<Stored[]> {
  const stored: Stored[] = []
  for (const picture of pictures) {
    try {
      const bytes = await readFile(join(folder, picture.file))
      const { mediaId } = await ingestImage(db, storage, bytes, {
        folder: FOLDERS[picture.kind] ?? 'property_title_img',
        ownerId: null,
        kind: picture.kind === 'panorama' ? 'panorama' : 'image',
        alt: picture.alt,
        originalName: `demo/${picture.file}`,
      })
      await markDemoRows(db, 'media', [mediaId])
      stored.push({ ...picture, mediaId })
    } catch (error) {
      log.warn(`The demo picture ${picture.file} was left out: ${error instanceof Error ? error.message : error}`)
    }
  }
  return stored
}

async function paintPortraits({ db, storage }: DemoServices) {
  const without = await db<{ id: number; email: string }[]>`
    select id, email from users where profile_media_id is null and email = any(${people.map(({ email }) => email)})`
  for (const { id, email } of without) {
    const index = people.findIndex((person) => person.email === email)
    const { mediaId } = await ingestImage(db, storage, await portrait(people[index]!, index), {
      folder: 'users',
      ownerId: id,
      kind: 'image',
      originalName: `demo/${people[index]!.key}.webp`,
    })
    await markDemoRows(db, 'media', [mediaId])
    await db`update users set profile_media_id = ${mediaId}, updated_at = updated_at where id = ${id}`
  }
}
