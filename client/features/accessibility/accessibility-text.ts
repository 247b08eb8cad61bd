import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** Text of the accessibility page in each language. */
export const ACCESSIBILITY_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'aim',
      title: 'Our goal',
      parts: [
        'The site aims to meet the Web Content Accessibility Guidelines 2.2, level AA. It was built and checked by its developers; there has been no external audit.',
        {
          list: [
            'Everything works with the keyboard, and the focus is always visible and never covered.',
            'Text has a contrast of at least 4.5:1 in both themes, and nothing is conveyed by colour alone.',
            'Pages fit a window of 320 by 256 pixels (400% zoom), even with wider spacing between letters, words and lines.',
            'Targets are at least 24 by 24 pixels, or have that much space around them.',
            'Animations are reduced if your system or the settings ask for it.',
            'If your system sets the colours, you can still see what is selected, what has the focus and how a match ended.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'How we check it',
      parts: [
        'With every change, programs check the site in a browser, with made-up data:',
        {
          list: [
            'axe looks for common problems on every page, in both languages and both themes, and once more in each language on a phone. That includes dialogs, open lists and error messages.',
            'Every page is zoomed in and its text is spaced out: nothing may overflow the window, and no text may be cut off.',
            'Whole visits are made with the keyboard alone. They fail if the focus is lost, covered or invisible.',
          ],
        },
        'Programs find only some of the possible problems.',
      ],
    },
    {
      id: 'lacking',
      title: 'Known limitations',
      parts: [
        {
          list: [
            'Few people who rely on screen readers have tested the site.',
            'The Twitch player and the GraphQL console are made by others, who are responsible for their accessibility.',
            'Long names end in an ellipsis where there is little space; the page they link to, or the tooltip on mouse hover, shows the full name.',
            'Charts have their numbers next to them as text or a table, but not for each point in the drawing.',
            'Names and descriptions from the game can be in English on Polish pages where Riot has no translation.',
            'The site requires JavaScript.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Contact us',
      parts: [
        'If something keeps you from using the site, tell us on which page, with which browser and assistive technology, and what happened.',
      ],
    },
  ],
  pl: [
    {
      id: 'aim',
      title: 'Do czego dążymy',
      parts: [
        'Strona ma spełniać wytyczne WCAG 2.2 na poziomie AA. Zbudowali ją i sprawdzili jej twórcy; nie było zewnętrznego audytu.',
        {
          list: [
            'Wszystko działa z klawiatury, a fokus jest widoczny i nic go nie zasłania.',
            'Teksty mają w obu motywach kontrast co najmniej 4,5 do 1 i nic nie jest przekazywane samym kolorem.',
            'Strony mieszczą się w oknie 320 na 256 pikseli (powiększenie 400%), także przy większych odstępach między literami, słowami i wierszami.',
            'Elementy do naciskania mają co najmniej 24 na 24 piksele albo tyle miejsca wokół siebie.',
            'Animacje są ograniczone, gdy prosi o to system lub ustawienia.',
            'Gdy o kolorach decyduje system, nadal widać, co jest wybrane, gdzie jest fokus i jak zakończył się mecz.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'Jak to sprawdzamy',
      parts: [
        'Przy każdej zmianie programy sprawdzają stronę w przeglądarce, na wymyślonych danych:',
        {
          list: [
            'Program axe szuka typowych błędów na każdej stronie, w obu językach i obu motywach, i jeszcze raz w każdym języku na telefonie. Dotyczy to także okien dialogowych, otwartych list i komunikatów o błędach.',
            'Każda strona jest powiększana, a odstępy w tekście zwiększane: nic nie może wystawać poza okno i żaden tekst nie może być ucięty.',
            'Całe wizyty odbywają się z samej klawiatury; test nie przechodzi, jeśli fokus ginie, jest zasłonięty lub go nie widać.',
          ],
        },
        'Programy znajdują tylko część tego, co może być nie tak.',
      ],
    },
    {
      id: 'lacking',
      title: 'Znane ograniczenia',
      parts: [
        {
          list: [
            'Stronę testowało niewiele osób, które na co dzień korzystają z czytników ekranu.',
            'Odtwarzacz Twitcha i konsolę interfejsu GraphQL tworzą inni; od nich zależy ich dostępność.',
            'Długie nazwy kończą się wielokropkiem, gdy brakuje miejsca; pełną nazwę podaje strona, do której prowadzą, albo podpowiedź po najechaniu myszą.',
            'Wykresy mają obok liczby jako tekst lub tabelę, ale nie dla każdego punktu na rysunku.',
            'Nazwy i opisy z gry mogą pozostać po angielsku tam, gdzie Riot nie podaje tłumaczenia.',
            'Strona wymaga JavaScriptu.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Napisz do nas',
      parts: [
        'Jeśli coś uniemożliwia Ci korzystanie ze strony, napisz, na której stronie, w jakiej przeglądarce i z jaką technologią wspomagającą oraz co się stało.',
      ],
    },
  ],
}
