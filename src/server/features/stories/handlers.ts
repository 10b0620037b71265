export { getStories } from './get-stories.ts'
export { uploadStory } from './upload-story.ts'
