import fc from 'fast-check'
import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { LineChart } from '../../../client/components/LineChart.tsx'
import { StepLine } from '../../../client/components/StepLine.tsx'
import { LpChart } from '../../../client/features/account/LpChart.tsx'
import { LpTable } from '../../../client/features/account/LpTable.tsx'
import { messagesIn } from '../../../client/i18n/all-messages.ts'
import { createI18n } from '../../../client/i18n/i18n.ts'

const withoutStyles = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '')

const pathsOf = (html: string) => [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)

describe('the step line', () => {
  it('keeps its height until the next point and jumps there', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0.75, y: 0.25 },
    ]
    const html = renderToStaticMarkup(<StepLine pieces={[points]} dotSize={5} />)
    expect(pathsOf(html)[0]).toBe('M0 1H0.5V0H0.75V0.75')
  })

  it('draws a dot for each point', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
    ]
    const html = renderToStaticMarkup(<StepLine pieces={[points]} dotSize={5} />)
    expect(pathsOf(html).slice(1)).toEqual(['M0 1h0', 'M0.5 0h0'])
    expect(html.match(/stroke-width="5"/g)).toHaveLength(2)
  })

  it('never joins two segments', () => {
    const pieces = [
      [
        { x: 0, y: 0.5 },
        { x: 0.25, y: 1 },
      ],
      [{ x: 0.5, y: 0 }],
    ]
    const html = renderToStaticMarkup(<StepLine pieces={pieces} dotSize={5} />)
    expect(pathsOf(html).slice(0, 2)).toEqual(['M0 0.5H0.25V0', 'M0.5 1'])
  })

  it('has a title at each point', () => {
    const pieces = [
      [
        { x: 0, y: 0, title: 'Gold II 40 LP' },
        { x: 1, y: 1, title: 'Gold I 2 LP' },
      ],
    ]
    const html = renderToStaticMarkup(<StepLine pieces={pieces} dotSize={7} />)
    expect([...html.matchAll(/<title>([^<]+)/g)].map(([, title]) => title)).toEqual(['Gold II 40 LP', 'Gold I 2 LP'])
  })
})

describe('a line chart', () => {
  const html = renderToStaticMarkup(
    <LineChart
      label="From gold to platinum"
      x={{ from: 1000, to: 2000 }}
      y={{ from: 1500, to: 1700 }}
      pieces={[
        [
          { x: 1000, y: 1500, title: 'first' },
          { x: 1500, y: 1700, title: 'second' },
        ],
      ]}
      marks={[{ y: 1600, label: 'Platinum IV' }]}
      bands={[{ from: 1600, to: 1700 }]}
      notes={[{ x: 1500, y: 1700, label: 'Platinum III 0 LP', place: 'above' }]}
    />,
  )

  it('scales every value between the ends of the axes', () => {
    expect(pathsOf(html)[0]).toBe('M0 1H0.5V0')
    expect(html).toContain('bottom:50%;height:50%')
  })

  it('has a label and hides its drawing from assistive technology', () => {
    const [, named, drawing] = /^<figure([^>]*)>(<div[^>]*>.*<\/div>)<\/figure>$/s.exec(withoutStyles(html)) ?? []
    expect(named).toContain('aria-label="From gold to platinum"')
    expect(drawing).toMatch(/^<div[^>]* aria-hidden="true"/)
  })
})

describe('the notes of a chart', () => {
  const chartWith = (
    notes: ComponentProps<typeof LineChart>['notes'],
    others: readonly (readonly [number, number])[],
  ) =>
    renderToStaticMarkup(
      <LineChart
        label=""
        x={{ from: 0, to: 100 }}
        y={{ from: 0, to: 100 }}
        pieces={others.map(([x, y]) => [{ x, y, title: `${x}` }])}
        marks={[]}
        bands={[]}
        notes={notes}
      />,
    )
  const isShown = (html: string, label: string) => html.includes(`>${label}</span>`)

  it('are left out when they would cover more important ones', () => {
    const html = chartWith(
      [
        { x: 100, y: 50, label: '1,386 LP', place: null },
        { x: 95, y: 52, label: '1,387 LP', place: 'above' },
        { x: 5, y: 20, label: '1,327 LP', place: 'below' },
      ],
      [],
    )
    expect(['1,386 LP', '1,387 LP', '1,327 LP'].map((label) => isShown(html, label))).toEqual([true, false, true])
  })

  it('are placed on the side where they cover no other point', () => {
    const note = { x: 100, y: 50, label: '1,386 LP', place: null }
    expect(chartWith([note], [[95, 60]])).toContain('top:50%')
    expect(chartWith([note], [[95, 40]])).toContain('bottom:50%')
  })

  it('never overlap, and always include the first one', () => {
    const note = fc.record({ x: fc.nat({ max: 100 }), y: fc.nat({ max: 100 }) })
    fc.assert(
      fc.property(fc.uniqueArray(note, { minLength: 1, maxLength: 3, selector: ({ x }) => x }), (places) => {
        const html = chartWith(
          places.map((place, position) => ({ ...place, label: `${position} LP`, place: null })),
          [],
        )
        const boxes = [...html.matchAll(/left:([\d.]+)%;transform:[^;]+;(bottom|top):([\d.]+)%">(\d) LP/g)].map(
          ([, left, side, share, position]) => ({
            // Each note is 36 px wide in a plot of at least 160 px, and 7 px from its point in a plot 132 px high.
            left: (Number(left) / 100) * (160 - 36),
            bottom: side === 'bottom' ? Number(share) * 1.32 + 7 : 132 - Number(share) * 1.32 - 7 - 16,
            position,
          }),
        )
        expect(boxes[0]?.position).toBe('0')
        for (const [index, box] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            expect(Math.abs(box.left - other.left) >= 36 || Math.abs(box.bottom - other.bottom) >= 16).toBe(true)
          }
        }
      }),
    )
  })
})

describe('the chart and table of a rank history', () => {
  const inEnglish = (element: ReactElement) =>
    renderToStaticMarkup(<I18nextProvider i18n={createI18n('en', messagesIn('en'))}>{element}</I18nextProvider>)
  const seenAt = (takenAt: string, leaguePoints: number) => ({
    takenAt,
    tier: 'CHALLENGER' as const,
    division: 'I' as const,
    leaguePoints,
    wins: leaguePoints,
    losses: 0,
  })
  const snapshots = (count: number) =>
    Array.from({ length: count }, (_, day) =>
      seenAt(`2026-11-${String(day + 1).padStart(2, '0')}T12:00:00Z`, 1300 + day),
    )

  it('shows the last standing in the chart', () => {
    const season = [seenAt('2026-11-01T12:00:00Z', 1385), seenAt('2026-11-02T12:00:00Z', 1330)]
    const html = inEnglish(
      <LpChart seasons={[[...season, seenAt('2026-11-04T12:00:00Z', 1351)]]} lookedAt="2026-11-05T12:00:00Z" />,
    )
    for (const points of ['1,385', '1,330', '1,351']) expect(html).toContain(`>${points} LP</span>`)
  })

  it('draws a point for the last check although nothing has changed', () => {
    const html = inEnglish(<LpChart seasons={[snapshots(2)]} lookedAt="2026-11-05T12:00:00Z" />)
    expect(html.match(/<title>/g)).toHaveLength(3)
  })

  it('makes only long tables scrollable', () => {
    const scrolls = (count: number) =>
      inEnglish(<LpTable label="LP history" snapshots={snapshots(count)} />).includes('tabindex="0"')
    expect([2, 12, 13].map(scrolls)).toEqual([false, false, true])
  })
})
