import type { Chapter } from '../../components/Prose.tsx'
import type { Locale } from '../../i18n/locale.ts'

/** What is stored of whom, for how long, and how it is taken away. */
export const PRIVACY_TEXT: Readonly<Record<Locale, readonly Chapter[]>> = {
  en: [
    {
      id: 'short',
      title: 'In short',
      parts: [
        'There is no advertising here, no tracking and no analytics, and everything can be read without signing in. Nothing that you do here is sold or passed on.',
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
        'These cookies come from this site alone. Without your consent your choices, apart from the language, last until you close the browser. With it they last for a year. Who has not been here for 30 days is asked again: what was kept stands until you answer, and if you say no it lasts until you close the browser.',
        {
          heads: ['Cookie', 'What for', 'How long'],
          rows: [
            [
              'cookies_accepted',
              'Your answer to the question whether your choices may be kept.',
              '30 days after your last visit',
            ],
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
        'Your browser’s storage also holds what you found last, until the tab is closed, and with consent, for all your tabs, until you remove it, take your consent back or come back after your answer has lapsed. Whatever you answered, it holds what you follow without signing in, what you chose about notices and which of them you were told, because you asked for that, until you follow nothing any more or delete it. Until the tab is closed it remembers that you allowed Twitch’s player, that you turned announcements or keyboard shortcuts off, and when the page last reloaded itself after an update. The button below deletes all of this. It leaves the session of editors, and what another open tab remembers for itself until it is closed.',
      ],
    },
    {
      id: 'sign-in',
      title: 'If you sign in',
      parts: [
        'Some servers let you sign in; where there is no button for it, none of this holds. Google’s sign-in service, Firebase Authentication, then keeps your account: your e-mail address, the name you gave Google if you came that way, your password in a form that nobody can read, and when you signed in. Your browser speaks with that service from the moment you press “Sign in”, and not before.',
        'This server keeps, under the number that the service gives you, what you follow, which accounts you call yours and what you chose. It keeps neither your address nor your password. Changes of rosters that you make as an editor are signed with your name, for everybody to read.',
        'Your browser keeps your session in its storage, with a note that there is one, until you sign out. It lasts whatever you answered about cookies, because you could not stay signed in without it. The button above leaves it.',
        'In the settings you can download everything that is kept of you, and delete it together with your account, at once and for good. Roster changes that you signed stay.',
      ],
    },
    {
      id: 'logs',
      title: 'Logs',
      parts: [
        'For each request the server writes a line: the time, the address of the page or interface that was asked for, the status, and how long the answer took. The address of a page can hold the Riot ID that was looked up. Your IP address is not written there. How long such lines are kept is up to the operator of this server, and so is what a host or proxy in front of it writes.',
        'A server that keeps its data in Firestore, where several instances share it, also stores an entry for an IP address that uses over a tenth of what one address may use in a minute: the SHA-256 hash of the address (of its network for IPv6), how much it used in tenths, and when that minute ends. The hash has no key, so the address can be found by trying all of them; the entry only serves to limit use, and is deleted about ten minutes later, or in quiet times after an address next uses as much.',
      ],
    },
    {
      id: 'others',
      title: 'Others',
      parts: [
        'Pages, pictures and fonts come from this server. There are two exceptions: Twitch’s player is loaded from Twitch only after you press play, and signing in speaks with Google only after you press that button. Then their own rules hold.',
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
        'Nie ma tu reklam, śledzenia ani analityki, a czytać można wszystko bez logowania. Nic z tego, co tu robisz, nie jest sprzedawane ani przekazywane dalej.',
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
        'Te pliki cookie pochodzą wyłącznie z tej strony. Bez Twojej zgody wybrane ustawienia, poza językiem, obowiązują do zamknięcia przeglądarki. Za Twoją zgodą są zachowywane przez rok. Po 30 dniach bez odwiedzin pytamy ponownie: to, co zachowano, obowiązuje do Twojej odpowiedzi, a w razie odmowy do zamknięcia przeglądarki.',
        {
          heads: ['Plik cookie', 'Do czego służy', 'Jak długo'],
          rows: [
            [
              'cookies_accepted',
              'Twoja odpowiedź na pytanie, czy można zachować Twój wybór.',
              '30 dni od ostatnich odwiedzin',
            ],
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
        'W pamięci przeglądarki jest też lista tego, co ostatnio znaleziono: do zamknięcia karty, a za zgodą, wspólnie dla wszystkich kart, do jej usunięcia, cofnięcia zgody lub powrotu na stronę po wygaśnięciu odpowiedzi. Bez względu na odpowiedź jest tam to, co obserwujesz bez logowania, co wybrano w sprawie powiadomień i które już pokazano, bo o to prosisz: dopóki obserwujesz cokolwiek lub do usunięcia. Do zamknięcia karty pamiętane jest to, że zgodzono się na odtwarzacz Twitcha, że wyłączono komunikaty lub skróty klawiszowe, oraz kiedy strona ostatnio przeładowała się po aktualizacji. Przycisk poniżej usuwa to wszystko. Pozostaje sesja redaktorów oraz to, co inna otwarta karta pamięta na własny użytek do jej zamknięcia.',
      ],
    },
    {
      id: 'sign-in',
      title: 'Jeśli się logujesz',
      parts: [
        'Na niektórych serwerach można się zalogować; gdzie nie ma do tego przycisku, nic z tego nie obowiązuje. Konto przechowuje wtedy usługa logowania Google, Firebase Authentication: Twój adres e-mail, imię podane w Google (jeśli logujesz się przez Google), hasło w postaci, której nikt nie odczyta, oraz czas logowania. Przeglądarka łączy się z tą usługą dopiero po naciśnięciu przycisku „Zaloguj się”.',
        'Ten serwer przechowuje, pod numerem nadanym przez usługę, to, co obserwujesz, konta wskazane jako Twoje oraz wybrane ustawienia. Nie przechowuje ani adresu, ani hasła. Zmiany w składach, które wprowadzasz w ramach redakcji, są podpisane Twoim imieniem i każdy może je przeczytać.',
        'Przeglądarka przechowuje Twoją sesję i informację o niej do wylogowania. Dzieje się tak niezależnie od odpowiedzi w sprawie plików cookie, bo bez tego sesja nie mogłaby trwać. Przycisk powyżej jej nie usuwa.',
        'W ustawieniach możesz pobrać wszystko, co o Tobie przechowujemy, i usunąć to razem z kontem, od razu i bezpowrotnie. Podpisane przez Ciebie zmiany w składach pozostaną.',
      ],
    },
    {
      id: 'logs',
      title: 'Dzienniki serwera',
      parts: [
        'Przy każdym zapytaniu serwer zapisuje jedną linię: czas, adres strony lub interfejsu, o który poproszono, status i czas odpowiedzi. Adres strony może zawierać wyszukane Riot ID. Twój adres IP nie jest tam zapisywany. Jak długo przechowywane są te linie, zależy od operatora tego serwera, podobnie jak to, co zapisuje hosting lub serwer pośredniczący.',
        'Serwer, który przechowuje dane w Firestore, gdzie korzysta z nich wspólnie kilka instancji, zapisuje też wpis o adresie IP, z którego w ciągu minuty wykorzystano ponad jedną dziesiątą limitu jednego adresu: skrót SHA-256 adresu (w IPv6 adresu sieci), liczbę wykorzystanych dziesiątych części i koniec tej minuty. Skrót nie ma klucza, więc adres można odnaleźć, sprawdzając wszystkie możliwe; wpis służy tylko do ograniczania użycia i jest usuwany po około dziesięciu minutach, a przy małym ruchu dopiero po tym, jak jakiś adres znów wykorzysta tak dużo.',
      ],
    },
    {
      id: 'others',
      title: 'Inni',
      parts: [
        'Strony, obrazy i kroje pisma pochodzą z tego serwera. Są dwa wyjątki: odtwarzacz Twitcha wczytuje się z Twitcha dopiero po naciśnięciu przycisku odtwarzania, a logowanie łączy się z Google dopiero po naciśnięciu tego przycisku. Wtedy obowiązują ich zasady.',
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
