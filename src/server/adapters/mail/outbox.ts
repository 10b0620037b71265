import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './port.ts'

/** Default mailer: every email becomes a file under `dir`, readable in an editor and by the browser tests. */
export function outboxMailer(dir: string): Mailer {
  return {
    async send(mail) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await writeNumbered(dir, Date.now(), mail)
    },
  }
}

/** File names sort by time; a name used in the same millisecond is incremented, so that no email overwrites another. */
async function writeNumbered(dir: string, number: number, mail: Mail): Promise<void> {
  const file = join(dir, `${number}-${mail.to.replaceAll(/[^a-z0-9@._-]/gi, '_')}.txt`)
  try {
    await writeFile(file, render(mail), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await writeNumbered(dir, number + 1, mail)
  }
}

function render({ to, subject, text }: Mail): string {
  const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ')
  return `To: ${oneLine(to)}\nSubject: ${oneLine(subject)}\n\n${text}\n`
}
