import { totalmem } from 'node:os'

/** Durable, because kill -9 of either side must lose nothing; what was in memory is read again after a restart. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_preload_libraries: 'pg_prewarm',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

/** For tests, whose data may be lost. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  shared_preload_libraries: '',
}

/** The command line of the server. */
export function serverArguments(cluster: string, port: number, durable: boolean, cacheMegabytes: number): string[] {
  const settings = { ...SETTINGS, ...(durable ? {} : CARELESS), shared_buffers: `${cacheMegabytes}MB`, port }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

const CACHE = { least: 128, most: 4096, part: 8 }

/** An eighth of the memory that the program may use: it fits a laptop, and from 12 GB on a million homes are searched in it. */
export function fittingCache(bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)) {
  return Math.min(CACHE.most, Math.max(CACHE.least, Math.floor(bytes / CACHE.part / 2 ** 20)))
}
