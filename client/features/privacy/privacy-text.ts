import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** What is stored of whom, for how long, and how it is taken away. */
export const PRIVACY_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'short',
      title: 'In short',
      parts: [
        'There is no advertising here, no tracking, no analytics and no account to sign in to. Nothing that you do here is sold or passed on.',
      ],
    },
    {
      id: 'players',
      title: 'What the server stores of players',
      parts: [
        'The server stores public game data that it gets from Riot Games’ API. When an account is looked up, it keeps:',
        {
          list: [
            'its Riot ID, region, level and profile icon, and its PUUID: the identifier that Riot gives out for it',
            'its ranks, how they changed while this server looked, and its champion masteries',
            'the matches it played, with all who took part in them as Riot’s API names them',
          ],
        },
        'Of professional players it also keeps what is public about them: their name, team and role, their accounts, the channel they stream on, and when they are seen live or in a game.',
        'The data stays until the operator of this server removes it. It is not linked to visitors: who looked up whom is not stored with it.',
        'With demo data all players are invented.',
      ],
    },
    {
      id: 'cookies',
      title: 'What your browser stores',
      parts: [
        'These cookies come from this site alone. Without your consent your choices, apart from the language, last until you close the browser. With it they last for a year.',
        {
          heads: ['Cookie', 'What for', 'How long'],
          rows: [
            ['cookies_accepted', 'Your answer to the question whether your choices may be kept.', '30 days'],
            ['i18n_redirected', 'Your language, if you chose one.', '365 days'],
            ['theme', 'Your theme, if you chose one.', 'until the browser is closed; with consent 1 year'],
            [
              'motion',
              'Whether movement is reduced, if you chose that.',
              'until the browser is closed; with consent 1 year',
            ],
            ['region', 'The region you searched in last.', 'until the browser is closed; with consent 1 year'],
            ['spoilers', 'Whether results of pros are hidden.', 'until the browser is closed; with consent 1 year'],
            [
              'lanewatch_operator',
              'Only for editors of the rosters, who opened a link of the operator: their session.',
              '12 hours; the button below leaves it',
            ],
          ],
        },
        'Your browser’s storage also holds what you found last, until the tab is closed, and with consent until you remove it or your answer of 30 days has ended. Until the tab is closed it remembers that you allowed Twitch’s player, that you turned announcements or keyboard shortcuts off, and when the page last reloaded itself after an update.',
      ],
    },
    {
      id: 'logs',
      title: 'Logs',
      parts: [
        'For each request the server writes a line: the time, the address of the page or interface that was asked for, the status, and how long the answer took. The address of a page can hold the Riot ID that was looked up. Your IP address is not written there. How long such lines are kept is up to the operator of this server, and so is what a host or proxy in front of it writes.',
      ],
    },
    {
      id: 'others',
      title: 'Others',
      parts: [
        'Pages, pictures and fonts come from this server. The one exception is Twitch’s player: it is loaded from Twitch only after you press play, and then Twitch’s own rules hold.',
        'The server itself asks Riot Games for players and matches and Twitch for streams. They learn what is asked, and nothing of who asks.',
      ],
    },
    {
      id: 'removal',
      title: 'Removal and correction',
      parts: [
        'You can have the page of your account, or what is said of you as a professional player, corrected or removed. Write which Riot ID and region it is about. You can also object to its being stored, and ask what is stored of you.',
      ],
    },
  ],
  pl: [
    {
      id: 'short',
      title: 'W skrócie',
      parts: [
        'Nie ma tu reklam, śledzenia ani analityki i nie trzeba się logować. Nic z tego, co tu robisz, nie jest sprzedawane ani przekazywane dalej.',
      ],
    },
    {
      id: 'players',
      title: 'Co serwer przechowuje o graczach',
      parts: [
        'Serwer przechowuje publiczne dane z gry, które otrzymuje z API Riot Games. Gdy ktoś wyszuka konto, zachowuje:',
        {
          list: [
            'jego Riot ID, region, poziom i ikonę profilu oraz PUUID, czyli identyfikator nadawany przez Riot',
            'jego rangi, ich zmiany od czasu, gdy ten serwer je śledzi, oraz maestrię bohaterów',
            'rozegrane mecze wraz ze wszystkimi uczestnikami, tak jak podaje ich API Riot',
          ],
        },
        'O zawodowych graczach zachowuje też to, co o nich publicznie wiadomo: nazwę, drużynę i rolę, ich konta, kanał, na którym streamują, oraz to, kiedy są na żywo lub w grze.',
        'Dane pozostają, dopóki operator tego serwera ich nie usunie. Nie są powiązane z odwiedzającymi: nie zapisujemy przy nich, kto kogo wyszukał.',
        'W danych demonstracyjnych wszyscy gracze są zmyśleni.',
      ],
    },
    {
      id: 'cookies',
      title: 'Co przechowuje Twoja przeglądarka',
      parts: [
        'Te pliki cookie pochodzą wyłącznie z tej strony. Bez Twojej zgody wybrane ustawienia, poza językiem, obowiązują do zamknięcia przeglądarki. Za Twoją zgodą są zachowywane przez rok.',
        {
          heads: ['Plik cookie', 'Do czego służy', 'Jak długo'],
          rows: [
            ['cookies_accepted', 'Twoja odpowiedź na pytanie, czy można zachować Twój wybór.', '30 dni'],
            ['i18n_redirected', 'Wybrany przez Ciebie język.', '365 dni'],
            ['theme', 'Wybrany przez Ciebie motyw.', 'do zamknięcia przeglądarki; za zgodą rok'],
            ['motion', 'Czy animacje są ograniczone, jeśli to wybierzesz.', 'do zamknięcia przeglądarki; za zgodą rok'],
            ['region', 'Ostatnio wybrany region wyszukiwania.', 'do zamknięcia przeglądarki; za zgodą rok'],
            ['spoilers', 'Czy wyniki zawodowców są ukryte.', 'do zamknięcia przeglądarki; za zgodą rok'],
            [
              'lanewatch_operator',
              'Tylko dla redaktorów składów, którzy otworzyli odnośnik od operatora: ich sesja.',
              '12 godzin; przycisk poniżej go nie usuwa',
            ],
          ],
        },
        'W pamięci przeglądarki jest też lista tego, co ostatnio znaleziono: do zamknięcia karty, a za zgodą do jej usunięcia lub do końca 30 dni od odpowiedzi. Do zamknięcia karty pamiętane jest to, że zgodzono się na odtwarzacz Twitcha, że wyłączono komunikaty lub skróty klawiszowe, oraz kiedy strona ostatnio przeładowała się po aktualizacji.',
      ],
    },
    {
      id: 'logs',
      title: 'Dzienniki serwera',
      parts: [
        'Przy każdym zapytaniu serwer zapisuje jedną linię: czas, adres strony lub interfejsu, o który poproszono, status i czas odpowiedzi. Adres strony może zawierać wyszukane Riot ID. Twój adres IP nie jest tam zapisywany. Jak długo przechowywane są te linie, zależy od operatora tego serwera, podobnie jak to, co zapisuje hosting lub serwer pośredniczący.',
      ],
    },
    {
      id: 'others',
      title: 'Inni',
      parts: [
        'Strony, obrazy i kroje pisma pochodzą z tego serwera. Jedynym wyjątkiem jest odtwarzacz Twitcha: wczytuje się z Twitcha dopiero po naciśnięciu przycisku odtwarzania i wtedy obowiązują zasady Twitcha.',
        'Sam serwer pyta Riot Games o graczy i mecze, a Twitcha o transmisje. Dowiadują się one, o co pytamy, ale nie tego, kto pyta.',
      ],
    },
    {
      id: 'removal',
      title: 'Usuwanie i poprawianie danych',
      parts: [
        'Możesz poprosić o poprawienie lub usunięcie strony swojego konta albo informacji o Tobie jako zawodowym graczu. Napisz, o które Riot ID i który region chodzi. Możesz też sprzeciwić się przechowywaniu danych i zapytać, co o Tobie przechowujemy.',
      ],
    },
  ],
}
