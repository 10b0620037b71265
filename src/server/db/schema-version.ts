/**
 * The version of the schema. A migration that changes a table or column of site archives raises it by one and adds a step to
 * features/site-archives/upgrades.ts, so that older archives can still be imported.
 */
export const SCHEMA_VERSION = 5
