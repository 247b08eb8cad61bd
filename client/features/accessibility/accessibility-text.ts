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
            'Everything works with the keyboard, with a visible focus that nothing covers.',
            'Texts have a contrast of at least 4.5 to 1 in both themes, and nothing is told by colour alone.',
            'Pages fit a window of 320 by 256 pixels, as if they were enlarged four times, and bear wider spacing between letters, words and lines even there.',
            'What can be pressed is 24 pixels wide and high, or has that much room around it.',
            'Movement is reduced where your system or the settings ask for it.',
            'Where your system chooses the colours, you can still tell what is chosen, what has the focus and how a match ended.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'How it is checked',
      parts: [
        'With every change of the site, programs check it in a browser, with invented data:',
        {
          list: [
            'Every page, in both languages and both themes, and once more in each language on a phone, is looked through for common faults by axe. That includes dialogs, open lists and messages of what went wrong.',
            'Every page is enlarged, and its text is spaced besides: nothing may stick out of the window, and no words may be cut off.',
            'Whole visits are made by keyboard alone, and fail where the focus is lost, covered, or not to be seen.',
          ],
        },
        'Programs find only a part of what can be wrong.',
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
            'Long names end in an ellipsis where there is little room; the page that a name leads to, or the hint that a mouse brings up, tells the whole of it.',
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
            'Wszystko działa z klawiatury, a fokus jest widoczny i nic go nie zasłania.',
            'Teksty mają w obu motywach kontrast co najmniej 4,5 do 1 i nic nie jest przekazywane samym kolorem.',
            'Strony mieszczą się w oknie 320 na 256 pikseli, czyli powiększone czterokrotnie, i nawet tam znoszą większe odstępy między literami, słowami i wierszami.',
            'To, co można nacisnąć, ma 24 piksele szerokości i wysokości albo tyle miejsca wokół siebie.',
            'Animacje są ograniczone, gdy prosi o to system lub ustawienia.',
            'Gdy o kolorach decyduje system, nadal widać, co jest wybrane, gdzie jest fokus i jak skończył się mecz.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      title: 'Jak to sprawdzamy',
      parts: [
        'Przy każdej zmianie strony programy sprawdzają ją w przeglądarce, na wymyślonych danych:',
        {
          list: [
            'Program axe szuka typowych błędów na każdej stronie, w obu językach i obu motywach, i jeszcze raz w każdym języku na telefonie. Dotyczy to także okien dialogowych, otwartych list i komunikatów o błędach.',
            'Każda strona jest powiększana, a jej tekst dodatkowo rozsuwany: nic nie może wystawać poza okno i żadne słowo nie może być ucięte.',
            'Całe wizyty odbywają się z samej klawiatury; test nie przechodzi, jeśli fokus ginie, jest zasłonięty lub go nie widać.',
          ],
        },
        'Programy znajdują tylko część tego, co może być nie tak.',
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
            'Długie nazwy kończą się wielokropkiem, gdy brakuje miejsca; pełną nazwę podaje strona, do której prowadzą, albo podpowiedź po najechaniu myszą.',
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
