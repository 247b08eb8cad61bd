import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** How far everybody can use the site, and what is lacking. */
export const ACCESSIBILITY_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'aim',
      title: 'What we aim at',
      parts: [
        'The site aims at the Web Content Accessibility Guidelines 2.2, level AA. It was made and checked by its developers; nobody from outside has audited it.',
        {
          list: [
            'Everything works with the keyboard, with a visible focus.',
            'Texts have a contrast of at least 4.5 to 1 in both themes, and nothing is told by colour alone.',
            'Pages fit a window of 320 pixels and can be enlarged.',
            'Movement is reduced where your system or the settings ask for it.',
            'Every page is checked in a browser by a program that finds common faults, in both languages and themes.',
          ],
        },
      ],
    },
    {
      id: 'lacking',
      title: 'What is known to be lacking',
      parts: [
        {
          list: [
            'It has hardly been tried by people who rely on screen readers.',
            'Twitch’s player and the console of the GraphQL interface are made by others; how accessible they are is up to those.',
            'Charts have their figures as text or as a table beside them, not each point in the drawing.',
            'Names and descriptions from the game can stay in English on Polish pages where Riot gives no translation.',
            'The site needs JavaScript.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Tell us',
      parts: ['If something keeps you from using the site, write on which page, with what, and what happened.'],
    },
  ],
  pl: [
    {
      id: 'aim',
      title: 'Do czego dążymy',
      parts: [
        'Strona ma spełniać wytyczne WCAG 2.2 na poziomie AA. Stworzyli ją i sprawdzili jej twórcy; nikt z zewnątrz jej nie badał.',
        {
          list: [
            'Wszystko działa z klawiatury, a fokus jest widoczny.',
            'Teksty mają w obu motywach kontrast co najmniej 4,5 do 1 i nic nie jest przekazywane samym kolorem.',
            'Strony mieszczą się w oknie o szerokości 320 pikseli i można je powiększać.',
            'Animacje są ograniczone, gdy prosi o to system lub ustawienia.',
            'Każdą stronę sprawdza w przeglądarce program, który znajduje typowe błędy, w obu językach i motywach.',
          ],
        },
      ],
    },
    {
      id: 'lacking',
      title: 'Czego, o ile wiemy, brakuje',
      parts: [
        {
          list: [
            'Prawie nie wypróbowały jej osoby, które na co dzień polegają na czytnikach ekranu.',
            'Odtwarzacz Twitcha i konsolę interfejsu GraphQL tworzą inni; od nich zależy ich dostępność.',
            'Wykresy mają obok liczby jako tekst lub tabelę, ale nie każdy punkt na samym rysunku.',
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
        'Jeśli coś uniemożliwia Ci korzystanie ze strony, napisz, na której stronie, przy użyciu czego i co się stało.',
      ],
    },
  ],
}
