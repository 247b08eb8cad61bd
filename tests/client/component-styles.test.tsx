import { createDOMRenderer, renderToStyleElements } from '@fluentui/react-components'
import { type GriffelStyle, resolveStyleRulesForSlots } from '@griffel/core'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecordedStyles } from '../../codegen/component-styles/recorder.ts'
import { shortenNames } from '../../codegen/component-styles/short-names.ts'
import { editStyleCalls } from '../../codegen/component-styles/style-calls.ts'
import { toStyleSheet } from '../../codegen/component-styles/style-sheet.ts'

describe('the style sheet of the components', () => {
  it('has the rules in the order in which Griffel inserts them in a page', () => {
    fc.assert(
      fc.property(fc.array(style, { minLength: 1, maxLength: 6 }), (styles) => {
        const rules = styles.map((slot) => resolveStyleRulesForSlots({ slot })[1])
        const renderer = createDOMRenderer()
        for (const rule of rules) renderer.insertCSSRules(rule)
        const elements = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>)
        expect(toStyleSheet(rules).replaceAll('\n', '')).toBe(elements.replaceAll(/<[^>]*>/g, ''))
      }),
    )
  })

  it('has a rule of several components once', () => {
    const [, rules] = resolveStyleRulesForSlots({ root: { color: 'red' } })
    expect(toStyleSheet([rules, rules])).toBe(toStyleSheet([rules]))
  })
})

describe('short names', () => {
  it('are the same for the same property and class, and differ for others', () => {
    fc.assert(
      fc.property(fc.array(style, { minLength: 1, maxLength: 20 }), (styles) => {
        const recorded = record(styles)
        const { classesOf } = shortenNames(recorded)
        const names = new Map<string, string>()
        for (const [address, { classes }] of recorded) {
          const long = JSON.stringify(classes).match(/\w+/g) ?? []
          const short = classesOf.get(address)?.match(/\w+/g) ?? []
          expect(short).toHaveLength(long.length)
          for (const [index, name] of long.entries()) {
            expect(short[index]).toBe(names.get(name) ?? short[index])
            names.set(name, short[index] ?? '')
          }
        }
        expect(new Set(names.values()).size).toBe(names.size)
      }),
    )
  })

  it('are in the rules, too', () => {
    const recorded = record([{ padding: '0.5px', ':hover': { color: 'red' } }])
    const { classesOf, shorten } = shortenNames(recorded)
    const sheet = shorten(toStyleSheet(Array.from(recorded.values(), ({ rules }) => rules)))
    for (const name of classesOf.get('0')?.match(/(?<=:")\w+/g) ?? []) expect(sheet).toContain(`.${name}`)
    expect(sheet).toContain('0.5px')
    expect(sheet).not.toMatch(/\.f\w{6}/)
  })
})

describe('calls that define styles', () => {
  it('are replaced in their order, and other code stays', () => {
    const code = `import { makeStyles } from 'styles'
const useCard = makeStyles({ root: grow({ margin: 0 }) })
export const useRow = makeStyles(row, )
say('makeStyles(here)')`
    expect(editStyleCalls(code, ({ argumentsText }, place) => `classes${place}(${argumentsText})`)).toEqual({
      source: 'styles',
      code: `import { makeStyles } from 'styles'
const useCard = classes0({ root: grow({ margin: 0 }) })
export const useRow = classes1(row)
say('makeStyles(here)')`,
    })
  })

  it('are not looked for in a module that does not import the functions', () => {
    expect(editStyleCalls('const makeStyles = () => {}\nmakeStyles({})', () => '')).toBeNull()
  })
})

const declarations = fc.record(
  {
    color: fc.constantFrom('red', 'green', 'blue'),
    margin: fc.constantFrom('0', '1px', '2px'),
    marginTop: fc.constantFrom('3px', '4px'),
    border: fc.constantFrom('1px solid red', '2px solid blue'),
  },
  { requiredKeys: [] },
)

/** Styles with conditions, whose rules overlap those of other styles. */
const style: fc.Arbitrary<GriffelStyle> = fc
  .record(
    {
      own: declarations,
      ':hover': declarations,
      ':active': declarations,
      ':focus-visible': declarations,
      '@media (max-width: 599px)': declarations,
      '@media (max-width: 899px)': declarations,
      '@media (forced-colors: active)': declarations,
    },
    { requiredKeys: ['own'] },
  )
  .map(({ own, ...conditions }) => ({ ...own, ...conditions }))

const record = (styles: readonly GriffelStyle[]): ReadonlyMap<string, RecordedStyles> =>
  new Map(
    styles.map((slot, index) => {
      const [classes, rules] = resolveStyleRulesForSlots({ slot })
      return [`${index}`, { classes, rules }]
    }),
  )
