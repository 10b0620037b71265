import { makeProject, makeProperty, makeUser } from '#test/support/make.ts'
import { db, type World } from './world.ts'

const ofOwner = ({ people, categoryId }: World) => ({ category_id: categoryId, owner_id: people.owner.id })
/** A listing of the owner. */
export const someHome = (world: World, given = {}) => makeProperty(db, { ...ofOwner(world), ...given })
export const someProject = (world: World, given = {}) => makeProject(db, { ...ofOwner(world), ...given })
export const somebody = async () => (await makeUser(db)).id
