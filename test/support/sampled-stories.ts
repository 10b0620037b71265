import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest'
import { SEED, sampleOf } from './sample.ts'

/** The share of tests that `npm test` runs of each file. */
const SHARE = 0.3

// A file that is run by hand runs in full: only `npm test` sets a seed.
if (process.env.SEED)
  beforeEach(({ task, skip }) => {
    skip(!isSampled(task), `not in the sample of SEED=${SEED}; npm run test:slow runs it`)
  })

const samples = new WeakMap<object, Set<string>>()

function isSampled({ id, file }: RunnerTestCase): boolean {
  let sample = samples.get(file)
  if (!sample) {
    const stories = sampleOf(storiesOf(file), { share: SHARE, nameOf: ({ fullName }) => fullName })
    sample = new Set(stories.map((story) => story.id))
    samples.set(file, sample)
  }
  return sample.has(id)
}

const storiesOf = (task: RunnerTask): RunnerTestCase[] => ('tasks' in task ? task.tasks.flatMap(storiesOf) : [task])
