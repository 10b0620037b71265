import { expect, test } from 'vitest'
import { youtubeId } from './youtube.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=4', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [' https://www.youtube.com/embed/aqz-KE-bpKQ ', 'aqz-KE-bpKQ'],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the video id of %s is %s', (link, id) => {
  expect(youtubeId(link)).toBe(id)
})
