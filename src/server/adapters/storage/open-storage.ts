import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { diskStorage } from './disk.ts'
import type { Storage } from './port.ts'
import { s3Storage } from './s3.ts'

/** Files of this node's data folder. */
export const openDisk = ({ dataDir }: Pick<Config, 'dataDir'>): Storage => diskStorage(join(dataDir, 'files'))

/** The configured storage: a bucket, otherwise the data folder. */
export const openStorage = (config: Pick<Config, 'dataDir' | 's3'>): Storage =>
  config.s3 ? s3Storage(config.s3) : openDisk(config)
