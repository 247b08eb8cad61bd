import { expect, it } from 'vitest'
import { nameStyles } from '../../../client/explorer/editor-styles.ts'

it.each([
  ['<div style="top:0px;height:19px;" class="view-line">', '<div data-style="top:0px;height:19px;" class="view-line">'],
  [
    '<div class="a"\tstyle="left:0"><svg style="top:1px">',
    '<div class="a"\tdata-style="left:0"><svg data-style="top:1px">',
  ],
])('renames the style attributes of %s', (html, named) => {
  expect(nameStyles(html)).toBe(named)
})

it.each([
  'a text with style="left:0"',
  '<span> &lt;p style="left:0"&gt;</span>',
  '<span title="a > b style=1">',
  '<span lifestyle="good">',
])('leaves %s', (html) => {
  expect(nameStyles(html)).toBe(html)
})
