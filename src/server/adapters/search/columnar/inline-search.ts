import type { Database } from '#server/db/sql.ts'
import type { Search } from '../port.ts'
import { createEngine, type Engine } from './engine.ts'
import { Follower } from './follower.ts'
import { answer, searchThrough } from './question.ts'

/** The index in the thread of the caller, brought up to date before each question: for tests, which read what they wrote. */
export function inlineSearch(db: Database): Search {
  const follower = new Follower<Engine>(() => db, { create: () => createEngine() })
  let catchingUp: Promise<void> = Promise.resolve()
  const catchUp = async () => {
    do await follower.step()
    while (!follower.hasAllWords)
  }
  return searchThrough(
    async (question) => {
      catchingUp = catchingUp.then(catchUp, catchUp)
      await catchingUp
      return answer(follower.index!, db, question, true)
    },
    { isReady: () => true, start: async () => {}, close: async () => {} },
  )
}
