import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'

/** A request that was answered. */
export interface AnsweredRequest {
  method: string
  /** Pattern of the route, so that ids and search parameters do not become labels. */
  route: string
  status: number
  seconds: number
}

/** A run of a job that ended. */
export interface EndedJob {
  name: string
  outcome: 'done' | 'failed'
  seconds: number
}

/** What the program does, for whoever measures it; publishing to a channel without a subscriber costs nothing. */
export const observed = {
  request: channel('lintel.request'),
  job: channel('lintel.job'),
}

/** Id of the request that the running code serves; a job runs with the id of the request that enqueued it. */
export const currentRequest = new AsyncLocalStorage<string>()
