import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** Text of the terms of use in each language. */
export const TERMS_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'use',
      title: 'What you can do here',
      parts: [
        'You can use everything free of charge and without signing in, for as long as the operator runs this server. Programs can use the same data through the GraphQL and REST interfaces.',
        'The server limits the size of requests so that everyone gets a response. Don’t bypass these limits, and don’t use the site to harass or shame players, or for betting.',
      ],
    },
    {
      id: 'data',
      title: 'Where the data comes from, and how reliable it is',
      parts: [
        'Ranks, matches and masteries come from Riot Games’ API, streams from Twitch, and teams from the rosters that this server’s editors keep. Next to the numbers you can see how old they are and how many games they are based on.',
        'Data can be late, incomplete or wrong, and the site can be unavailable. There is no warranty, as far as the law allows. What counts is what Riot shows in the game; we don’t replace it with a ranking of our own.',
        'Where a page says that it shows demo data, its players, teams and matches are made up.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights',
      parts: [
        'Lanewatch isn’t endorsed by Riot Games and doesn’t reflect the views or opinions of Riot Games or anyone officially involved in producing or managing Riot Games properties. Riot Games and all associated properties are trademarks or registered trademarks of Riot Games, Inc.',
        'The source code of Lanewatch is available under the MIT licence.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      parts: [
        'These terms can change with the site; the version on this page applies. If you have a question about them, write to us.',
      ],
    },
  ],
  pl: [
    {
      id: 'use',
      title: 'Co możesz tu robić',
      parts: [
        'Ze wszystkiego można korzystać bezpłatnie i bez logowania, dopóki operator prowadzi ten serwer. Te same dane są dostępne dla programów przez interfejsy GraphQL i REST.',
        'Serwer ogranicza wielkość zapytań, żeby każdy dostał odpowiedź. Nie obchodź tych limitów i nie używaj strony do nękania lub zawstydzania graczy ani do zakładów.',
      ],
    },
    {
      id: 'data',
      title: 'Skąd pochodzą dane i na ile są wiarygodne',
      parts: [
        'Rangi, mecze i maestria pochodzą z API Riot Games, streamy z Twitcha, a drużyny ze składów prowadzonych przez redaktorów tego serwera. Przy liczbach widać, jak są stare i na ilu grach się opierają.',
        'Dane mogą być spóźnione, niepełne lub błędne, a strona niedostępna. W granicach dozwolonych prawem nie udzielamy gwarancji. Liczy się to, co Riot pokazuje w grze; nie zastępujemy tego własnym rankingiem.',
        'Jeśli strona informuje, że pokazuje dane demonstracyjne, jej gracze, drużyny i mecze są wymyślone.',
      ],
    },
    {
      id: 'rights',
      title: 'Prawa',
      parts: [
        'Lanewatch nie jest wspierany przez Riot Games i nie odzwierciedla poglądów ani opinii Riot Games ani nikogo, kto oficjalnie uczestniczy w tworzeniu własności Riot Games lub zarządzaniu nimi. Riot Games i wszystkie powiązane własności są znakami towarowymi lub zastrzeżonymi znakami towarowymi Riot Games, Inc.',
        'Kod źródłowy Lanewatch jest udostępniony na licencji MIT.',
      ],
    },
    {
      id: 'changes',
      title: 'Zmiany i pytania',
      parts: [
        'Ten regulamin może się zmieniać wraz ze stroną; obowiązuje wersja na tej stronie. Jeśli masz pytanie, napisz do nas.',
      ],
    },
  ],
}
