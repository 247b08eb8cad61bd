import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** On what terms the site can be used. */
export const TERMS_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'use',
      title: 'What you can do here',
      parts: [
        'Everything can be used free of charge and without signing in, for as long as the operator of this server runs it. The same data is open to programs through the GraphQL and REST interfaces.',
        'The server limits how much a request may ask of it, so that everybody gets an answer. Do not go around the limits, and do not use the site to harass or shame players, or to bet.',
      ],
    },
    {
      id: 'data',
      title: 'Where the data comes from, and how sure it is',
      parts: [
        'Ranks, matches and masteries come from Riot Games’ API, streams from Twitch, and who plays for which team from the rosters that editors of this server keep. Beside the figures stands how old they are and how many games they rest on.',
        'Data can be late, incomplete or wrong, and the site can be out of reach. There is no warranty, as far as the law allows that. What Riot shows in the game is what counts; there is no ranking of our own in its place.',
        'Where a page says that it shows demo data, its players, teams and matches are invented.',
      ],
    },
    {
      id: 'rights',
      title: 'Whose is what',
      parts: [
        'Lanewatch isn’t endorsed by Riot Games and doesn’t reflect the views or opinions of Riot Games or anyone officially involved in producing or managing Riot Games properties. Riot Games and all associated properties are trademarks or registered trademarks of Riot Games, Inc.',
        'The source code of Lanewatch is under the MIT licence.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      parts: [
        'These terms can change with the site; what stands here holds. If you have a question about them, write.',
      ],
    },
  ],
  pl: [
    {
      id: 'use',
      title: 'Co możesz tu robić',
      parts: [
        'Ze wszystkiego można korzystać bezpłatnie i bez logowania, dopóki operator prowadzi ten serwer. Te same dane są dostępne dla programów przez interfejsy GraphQL i REST.',
        'Serwer ogranicza wielkość zapytań, żeby każdy dostał odpowiedź. Nie obchodź tych limitów i nie używaj strony do nękania ani zawstydzania graczy, ani do zakładów.',
      ],
    },
    {
      id: 'data',
      title: 'Skąd pochodzą dane i na ile są pewne',
      parts: [
        'Rangi, mecze i maestria pochodzą z API Riot Games, transmisje z Twitcha, a to, kto gra w której drużynie, ze składów prowadzonych przez redaktorów tego serwera. Przy liczbach podane jest, jak są stare i na ilu grach się opierają.',
        'Dane mogą być spóźnione, niepełne lub błędne, a strona niedostępna. W granicach prawa nie udzielamy gwarancji. Liczy się to, co Riot pokazuje w grze; nie tworzymy w zamian własnego rankingu.',
        'Jeśli strona informuje, że pokazuje dane demonstracyjne, jej gracze, drużyny i mecze są zmyślone.',
      ],
    },
    {
      id: 'rights',
      title: 'Co do kogo należy',
      parts: [
        'Lanewatch nie jest wspierany przez Riot Games i nie odzwierciedla poglądów ani opinii Riot Games ani nikogo, kto oficjalnie uczestniczy w tworzeniu własności Riot Games lub zarządzaniu nimi. Riot Games i wszystkie powiązane własności są znakami towarowymi lub zastrzeżonymi znakami towarowymi Riot Games, Inc.',
        'Kod źródłowy Lanewatch jest udostępniony na licencji MIT.',
      ],
    },
    {
      id: 'changes',
      title: 'Zmiany i pytania',
      parts: [
        'Ten regulamin może się zmieniać wraz ze stroną; obowiązuje to, co jest tutaj. Jeśli masz pytanie, napisz.',
      ],
    },
  ],
}
