import type { GeneratedImages } from '#contract/catalogue/ai-photos.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { PhotoMaker } from '#server/catalogue/ai-photos/open-ai-photos.ts'
import { PhotoFailure } from '#server/catalogue/ai-photos/photo-failure.ts'
import type { Admin, Context } from '#server/context.ts'
import { asc, eq, sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS } from '#server/foundation/database/locks.ts'
import { addons } from '#server/foundation/database/schema/all-tables.ts'
import { unlessSessionLocked } from '#server/foundation/database/session-lock.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { addImage } from './add-image.ts'
import { holdPictures } from './hold-pictures.ts'
import { WorkQueue } from './work-queue.ts'

const GENERATION_LOCK = { space: LOCKS.photoGeneration, name: 'add-on photos' }
const AT_ONCE = 2

const NOT_CONFIGURED = refuse('not_configured', 'aiPhotos.notConfigured')
const ALREADY_RUNNING = refuse('conflict', 'aiPhotos.underway')

type AddonRow = typeof addons.$inferSelect
type GeneratedImage = GeneratedImages['images'][number]

/**
 * Generates a photo for every add-on and shows each as soon as it is ready. Returns those that succeeded; refuses if
 * none did. Never runs twice at the same time on any server, because every photo costs money.
 */
export function generateAddonPhotos(ctx: Context, admin: Admin): Promise<Refusal | GeneratedImages> {
  const { aiPhotos } = ctx
  return aiPhotos ? generate(ctx, aiPhotos, admin) : Promise.resolve(NOT_CONFIGURED)
}

async function generate(ctx: Context, maker: PhotoMaker, admin: Admin): Promise<Refusal | GeneratedImages> {
  const generated = await unlessSessionLocked(ctx.directDb, GENERATION_LOCK, async (session) => {
    const wanted = await session.select().from(addons).orderBy(asc(addons.displayOrder), asc(addons.id))
    const { images, failure } = await makeAll(ctx, maker, wanted)
    if (images.length === 0 && failure) return failure
    const facts = { kind: 'photos', made: images.length, wanted: wanted.length } as const
    const event = { kind: 'add-on.photos-made', actor: admin.username, facts } as const
    await session.transaction((tx) => recordEvent(tx, event))
    return { success: true as const, images }
  })
  return generated ?? ALREADY_RUNNING
}

async function makeAll(ctx: Context, maker: PhotoMaker, wanted: readonly AddonRow[]) {
  const images: GeneratedImage[] = []
  let failure: Refusal | undefined
  let isHopeless = false
  const making = new WorkQueue(AT_ONCE)
  const makeOne = async (addon: AddonRow) => {
    if (isHopeless) return
    try {
      const made = await makeFor(ctx, maker, addon)
      if (isRefusal(made)) failure = made
      else images.push(made)
    } catch (error) {
      if (!(error instanceof PhotoFailure)) throw error
      ctx.log.warn({ addon: addon.id, reason: error.message }, 'An AI photo could not be made')
      failure = refuse('provider_down', error.why)
      isHopeless ||= error.isLasting
    }
  }
  await Promise.all(wanted.map((addon) => making.run(() => makeOne(addon))))
  return { images, failure }
}

async function makeFor(
  ctx: Context,
  maker: PhotoMaker,
  { id, name, description }: AddonRow,
): Promise<Refusal | GeneratedImage> {
  const bytes = await maker.make(addonPhotoPrompt({ name, description }))
  const image = await addImage(ctx, { name: `${name}.png`, bytes })
  if (isRefusal(image)) return refuse('provider_down', 'aiPhotos.notAPicture')
  const { path } = image
  const gone = await ctx.db.transaction(async (tx) => {
    const refusal = await holdPictures(tx, [path])
    if (refusal) return refusal
    const change = { image: path, updatedAt: ctx.now(), version: sql`${addons.version} + 1` }
    await tx.update(addons).set(change).where(eq(addons.id, id))
    return undefined
  })
  if (gone) return gone
  await ctx.publicDataChanged()
  return { addonId: id, name, path, url: path }
}

/** Returns the prompt for the image service: the add-on in its own words, in the setting of our parties. */
function addonPhotoPrompt({ name, description }: { name: string; description: string }): string {
  return [
    `A realistic, warm photograph for the website of a children's teepee sleepover party: ${name}.`,
    description,
    'Cozy living room with soft fairy lights, natural colors, shallow depth of field, inviting and tidy.',
    'No people, no text, no logos.',
  ].join(' ')
}
