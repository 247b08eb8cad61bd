import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPlainName, toPlainText } from '../../gateway/game-data/upstream/plain-text.ts'

describe('plain text of markup', () => {
  it.each([
    ['plain words', 'plain words'],
    ['<mainText><stats><attention>25</attention> Speed</stats></mainText><br>', '25 Speed'],
    ['one<br>two<br/>three<br />four', 'one\ntwo\nthree\nfour'],
    ['<ul><li>one</li><li>two</li></ul>three', 'one\ntwo\nthree'],
    ['one<br><br><br><br>two', 'one\n\ntwo'],
    ['one <br> <br> two', 'one\n\ntwo'],
    ['one<br><br><hr></hr><i>two</i>', 'one\n\ntwo'],
    ['  much \t\n space &nbsp; here ', 'much space here'],
    ["<font color='#48C4B7'>blue</font> <lol-keyword key='a'>word</lol-keyword>", 'blue word'],
    ['Nunu &amp; Willump', 'Nunu & Willump'],
    ['Nunu & Willump', 'Nunu & Willump'],
    ['&#65;&#x42;&#X43; &quot;&apos;&#39;', "ABC \"''"],
    ['less &lt; 5 and 7 &gt; 3', 'less < 5 and 7 > 3'],
    ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
    ['&amp;amp;lt;br&amp;amp;gt;', null],
    ['%i:cooldown% 90 seconds', '90 seconds'],
    ['zażółć gęślą jaźń', 'zażółć gęślą jaźń'],
    ['Cost: 50 &euro; now.', 'Cost: 50 € now.'],
    ['&Eacute;lan, za&zdot;&oacute;&lstrok;&cacute;', 'Élan, zażółć'],
    ['&ccedil;&ntilde;&ouml;&aring;&ecirc;&agrave;&scaron;&aogon;', 'çñöåêàšą'],
    ['2&times;5&hellip; &bdquo;so&rdquo; &ndash; 3&middot;4', '2×5… „so” – 3·4'],
    ['&AMP;lt; &Euro;', null],
    ['', null],
    [' <br> <mainText></mainText>', null],
  ])('of %j is %j', (markup, text) => {
    expect(toPlainText(markup)).toBe(text)
  })

  it.each([
    ['its own', 'Gain speed. Gain @Speed.0*100@% more. Be quick.', 'Gain speed.'],
    ['one behind an abbreviation', 'Gain speed. Zadaje 5 pkt. @Damage@ wrogom.', 'Gain speed.'],
    ['one whose heading says nothing alone', 'Gain speed.<br><br>Burn<br>Deals {{ Damage*100 }}.', 'Gain speed.'],
    ['one in the middle', 'Gain speed.<br><br>Deals @Damage@.<br>5s<br><br>Stacks.', 'Gain speed.\n\nStacks.'],
    ['one of an unknown entity', 'Gain speed. Gain &unheardof; more.', 'Gain speed.'],
    ['one of an accent on a letter that never has it', 'Gain speed. Gain &qacute; more.', 'Gain speed.'],
    ['one of a character that is none', 'Gain speed. Gain &#55296;&#x110000;&#0; more.', 'Gain speed.'],
  ])('leaves out a sentence with a hole: %s', (_, markup, text) => {
    expect(toPlainText(markup)).toBe(text)
  })

  it.each(['Deals @Damage@.', 'Deals {{ Damage }} at once. Gain speed.', '@A@<br><br>Gain speed.'])(
    'is null when the hole is in the first sentence: %s',
    (markup) => {
      expect(toPlainText(markup)).toBeNull()
    },
  )

  it('is read seven levels deep, and ends where markup is nested deeper', () => {
    const nested = (levels: number) => `Gain speed. Be quick &${'amp;'.repeat(levels)} safe. Run.`
    expect(toPlainText(nested(7))).toBe('Gain speed. Be quick & safe. Run.')
    expect(toPlainText(nested(8))).toBe('Gain speed.')
    expect(toPlainText(nested(2_000))).toBe('Gain speed.')
    expect(toPlainText(`Gain speed. Burn ${'{{'.repeat(2_000)}a${'}}'.repeat(2_000)}`)).toBe('Gain speed.')
    expect(toPlainText(`&${'amp;'.repeat(2_000)}`)).toBeNull()
  })

  it('keeps signs that only look like markup', () => {
    expect(toPlainText(`${'<'.repeat(5_000)}b${'>'.repeat(5_000)}`)).toBe(`${'<'.repeat(4_999)}${'>'.repeat(4_999)}`)
    expect(toPlainText('5% & 7 @ {home}')).toBe('5% & 7 @ {home}')
  })

  it('has no tags, entities, placeholders or surplus spaces, for any markup', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'word',
        'Word.',
        '5%',
        ' ',
        '\n',
        '&',
        ';',
        '<',
        '>',
        '/',
        '#',
        'b',
        'amp',
        'lt',
        '@',
        '{{',
        '}}',
      ),
      fc.constantFrom('<br>', '<BR />', '<li>', '</li>', '<mainText>', "<font color='#fff'>", '</font>', '<!-- no -->'),
      fc.constantFrom(
        '&amp;',
        '&lt;',
        '&gt;',
        '&nbsp;',
        '&#60;',
        '&#x3e;',
        '&#38;',
        '&unheardof;',
        '&#xd800;',
        '&#10;',
      ),
      fc.constantFrom('@Damage@', '@Damage.1*100@', '{{ Damage }}', '%i:gold%'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = toPlainText(pieces.join(''))
        if (text === null) return
        expect(text).not.toMatch(/<[a-z/!][^<>]*>/i)
        expect(text).not.toMatch(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i)
        expect(text).not.toMatch(/@[^\s@]+@|\{\{[^{}]*\}\}|%i:\w+%/)
        expect(text).not.toMatch(/\n{3}|[^\S\n]{2}|[^\S\n]\n|\n[^\S\n]|^\s|\s$|\uFFFC/)
        expect(text).not.toBe('')
      }),
      { numRuns: 5_000 },
    )
  })

  it('keeps every word of markup without holes', () => {
    const word = fc.stringMatching(/^[a-zA-Zżółć0-9]{1,8}$/)
    const tagged = fc.tuple(fc.constantFrom('b', 'i', 'attention', 'scaleAP', 'li', 'passive'), word)
    fc.assert(
      fc.property(fc.array(tagged, { minLength: 1, maxLength: 20 }), (words) => {
        const text = toPlainText(words.map(([tag, inner]) => `<${tag}>${inner}</${tag}>`).join('<br>'))
        expect(text?.split(/\n+/)).toEqual(words.map(([, inner]) => inner))
      }),
    )
  })
})

describe('a plain name of markup', () => {
  it.each([
    ['Nunu &amp; Willump', 'Nunu & Willump'],
    ['<rarity>Better Aim</rarity><br><silver>500 Coins</silver>', 'Better Aim'],
    ['Caf&eacute; of Dawn', 'Café of Dawn'],
    ['Sword &unheardof; of Dawn', 'Sword of Dawn'],
    ['@Level@ Shield', 'Shield'],
    [`Shield &${'amp;'.repeat(2_000)} Sword`, 'Shield'],
    ['&unheardof;', ''],
    ['{{ Name }}!', ''],
    ['<b></b>', ''],
    ['', ''],
  ])('of %j is %j', (markup, name) => {
    expect(toPlainName(markup)).toBe(name)
  })
})
