import { totalmem } from 'node:os'

/** Durable: SIGKILL of either process must lose nothing. pg_prewarm restores the buffer cache after a restart. */
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
  // Slow statements without their parameters, which contain personal data.
  log_min_duration_statement: '1s',
  log_parameter_max_length: 0,
}

/** For tests, whose data may be lost. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  shared_preload_libraries: '',
}

/** Command line of the server. */
export function serverArguments(cluster: string, port: number, durable: boolean, cacheMegabytes: number): string[] {
  const settings = { ...SETTINGS, ...(durable ? {} : CARELESS), shared_buffers: `${cacheMegabytes}MB`, port }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

const CACHE = { least: 128, most: 4096, part: 8 }

/**
 * `shared_buffers`: one eighth of the available memory. From 12 GB on it holds the search data of a million properties.
 */
export function fittingCache(bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)) {
  return Math.min(CACHE.most, Math.max(CACHE.least, Math.floor(bytes / CACHE.part / 2 ** 20)))
}
