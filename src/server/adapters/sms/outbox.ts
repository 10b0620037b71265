import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShortMessage, Sms } from './port.ts'

/** Default: every message becomes a file under `dir`, next to the emails. */
export function outboxSms(dir: string): Sms {
  return {
    async send(message) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await write(dir, Date.now(), message)
    },
  }
}

/** A name used in the same millisecond is incremented, so that no message overwrites another. */
async function write(dir: string, number: number, message: ShortMessage): Promise<void> {
  const file = join(dir, `${number}-${message.to.replaceAll(/[^0-9+]/g, '_')}.txt`)
  try {
    await writeFile(file, `To: ${message.to.replaceAll(/[\r\n]+/g, ' ')}\n\n${message.text}\n`, {
      flag: 'wx',
      mode: 0o600,
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await write(dir, number + 1, message)
  }
}
