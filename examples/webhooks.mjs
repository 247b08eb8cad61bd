import { createHmac, timingSafeEqual } from 'node:crypto'

// `body` is the text as it arrived, not parsed JSON.
function isSigned(headers, body, secret, now = Date.now() / 1000) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  // An old message may be sent again by someone else.
  if (Math.abs(now - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

// An example of headers, body and secret, and its time.
const headers = {
  'webhook-id': 'msg_1',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,jBe570sVm8Mnp5eATlMbGDF+3go6KDzEsOlXxrLEWFo=',
}
const secret = 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0'
if (!isSigned(headers, '{"test": 2432232314}', secret, 1614265330)) throw new Error('not signed')
console.log('signed')
