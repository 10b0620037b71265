import type { postProject as endpoint } from '#contract/projects.ts'
import type { Handler } from '#server/context.ts'
import { changeProject } from './change-project.ts'
import { createProject } from './create-project.ts'
import { presentOwn } from './own-projects.ts'
import { newProjectOf, projectChangeOf } from './project-input.ts'

export const postProject: Handler<typeof endpoint> = async (ctx, posted) => {
  if (posted.id === undefined) {
    const { id } = await createProject(ctx, await newProjectOf(ctx, posted))
    return presentOwn(ctx, [id])
  }
  const { isRevision } = await changeProject(ctx, posted.id, await projectChangeOf(ctx, posted))
  if (isRevision) ctx.say('api.changes-sent')
  return presentOwn(ctx, [posted.id])
}
