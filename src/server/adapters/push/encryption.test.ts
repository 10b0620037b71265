import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encrypt } from './encryption.ts'

// Independent: the example of RFC 8291, section 5 and appendix A.
test('the example message of RFC 8291 has the encrypted form given there', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const message = encrypt(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { sender, salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url') },
  )
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('two encryptions of one message share neither salt nor key', () => {
  const receiver = createECDH('prime256v1')
  receiver.generateKeys()
  const keys = { p256dh: receiver.getPublicKey('base64url'), auth: Buffer.alloc(16).toString('base64url') }
  const [one, other] = [encrypt(Buffer.from('x'), keys), encrypt(Buffer.from('x'), keys)]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})
