import { expect, it } from 'vitest'
import { moveStyles } from '../../client/server-rendering/style-attributes.ts'

it('moves each style into one rule, which precedes classes', () => {
  const bar = '<i class="bar" style="width:37.5%"></i>'
  expect(moveStyles(`${bar}<p style="left:0">Half</p>${bar}`)).toEqual({
    markup:
      '<i class="bar" data-style="width:37.5%"></i><p data-style="left:0">Half</p><i class="bar" data-style="width:37.5%"></i>',
    css: '[data-style="width:37.5%"]:not(#_){width:37.5%}[data-style="left:0"]:not(#_){left:0}',
  })
})

it('leaves markup without styles as it is', () => {
  expect(moveStyles('<p title="a style=&quot;b&quot;">style=</p>')).toEqual({
    markup: '<p title="a style=&quot;b&quot;">style=</p>',
    css: '',
  })
})

it('reads the entities of attributes', () => {
  expect(moveStyles('<p style="font-family:&#x27;A &amp; B&#x27;"></p>').css).toBe(
    `[data-style="font-family:'A & B'"]:not(#_){font-family:'A & B'}`,
  )
})

it.each([
  'color:red}body{display:none',
  'color:red&lt;/style&gt;',
  '@import url(x)',
  'content:&quot;a&quot;',
  String.raw`a:\62`,
])('writes no rule for %s, which could end its own', (declarations) => {
  expect(moveStyles(`<p style="${declarations}"></p>`).css).toBe('')
})
