import { expect, it } from 'vitest'
import { isWellFormed } from './well-formed.ts'

it.each(['<svg/>', '<svg a="1"><g><path d="M0 0"/></g></svg>'])('isWellFormed accepts %s', (xml) => {
  expect(isWellFormed(xml)).toBe(true)
})

it.each([
  '',
  'svg',
  '<svg>',
  '</svg>',
  '<svg/><svg/>',
  '<svg><g></svg></g>',
  '<svg>word</svg>',
  '<svg a=1/>',
  '<svg a="<"/>',
  '<svg a="&"/>',
])('isWellFormed rejects %j', (xml) => {
  expect(isWellFormed(xml)).toBe(false)
})
