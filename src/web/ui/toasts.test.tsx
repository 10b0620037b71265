import { renderToStaticMarkup } from 'react-dom/server'
import hotToast, { useToaster } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { CONTAINER } from './toasts.tsx'

afterEach(() => hotToast.removeAll())

const Durations = () => useToaster(CONTAINER).toasts.map(({ type, duration }) => `${type} ${duration}; `)

test('a toast without a duration of its own stays for as long as its kind says', () => {
  proves('9.20')
  hotToast('blank')
  hotToast.error('error')
  hotToast.success('success')
  hotToast.loading('loading')
  hotToast.error('of the API layer', { duration: 5000 })
  expect(renderToStaticMarkup(<Durations />)).toBe(
    'error 5000; loading Infinity; success 2000; error 4000; blank 4000; ',
  )
})

test('toasts stand at the top right', () => {
  proves('9.19')
  expect(CONTAINER.position).toBe('top-right')
})

test('of more than twenty toasts the newest twenty are kept', () => {
  proves('9.20')
  for (let number = 1; number <= 25; number++) hotToast(`message ${number}`)
  expect(renderToStaticMarkup(<Durations />).match(/blank/g)).toHaveLength(20)
})
