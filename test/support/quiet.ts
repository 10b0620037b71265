import { afterEach, beforeEach } from 'vitest'

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  console.error = (...words) => {
    complaints.push(words)
  }
})

afterEach(() => {
  if (complaints.length > 0)
    throw new Error(`console.error was called: ${complaints.map((words) => words.join(' ')).join('\n')}`)
})
