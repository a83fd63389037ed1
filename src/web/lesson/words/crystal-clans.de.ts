import type { LessonTexts } from '../texts.ts'

export const texts: LessonTexts = {
  track: {
    title: 'Initiative',
    text: 'Runden gibt es nicht. Jede Aktion schiebt den Marker um ihre Kosten auf deinen Gegner zu, und du handelst weiter, bis er auf der anderen Seite auf 2 oder mehr liegt. Was du ausgibst, bekommt also dein Gegner.',
    goal: 'Beschwöre „Ballista“, und bleib am Zug.',
    hint: 'Wähle „Ballista“ auf deiner Hand, beschwöre sie in deiner Heimat, und sag dann, dass das alles ist. Sie kostet 3: Der Marker rückt von 3 auf 0.',
    learned: 'Der Marker liegt auf 0, einem der drei neutralen Felder: Du bist weiter am Zug.',
    answers: {
      towers: '„Belagerungstürme“ kosten 5: Der Marker rückt von 3 auf 2 auf der Seite des Coachs, und dein Zug endet.',
      replenish: 'Auffrischen kostet 3 und bringt den Marker auf 0. Du bleibst am Zug, aber mit 3 für „Ballista“ gäbst du ihn ab.',
    },
  },
  top: {
    title: 'Ein Trupp, und wer oben liegt',
    text: 'Bis zu drei Einheiten von dir in einem Gebiet sind ein Trupp, gestapelt in der Reihenfolge, die du willst. Fähigkeiten mit dem Zeichen „oben“ gelten nur für die oberste Einheit. „Ballista“ gibt deinen Trupps in benachbarten Gebieten +3 Angriff, solange sie oben liegt.',
    goal: 'Beschwöre „Ballista“ und „Arbeiter“ in einer Aktion, mit „Ballista“ oben.',
    hint: 'Wähle „Ballista“, beschwöre sie in deiner Heimat, und nimm „Arbeiter“ dazu. Auf die Frage, wer oben liegt, wähle „Ballista“.',
    learned: 'Sieh auf „Belagerungstürme“ im benachbarten Gebiet: Der Angriff ist von 4 auf 7 gestiegen.',
    answers: {
      alone: 'Eine Aktion darf bis zu drei Einheiten beschwören; „Arbeiter“ hätten mitkommen können und brauchen nun eine eigene.',
      bottom: 'Liegen „Arbeiter“ oben, gibt „Ballista“ nichts: Diese Fähigkeit gilt nur oben.',
      activate: '„Belagerungstürme“ zu aktivieren kostet 3, und der Angriff ist noch 4. Bring erst „Ballista“ in das benachbarte Gebiet.',
      replenish: 'Das kostet 3. Was du brauchst, hast du schon auf der Hand.',
    },
  },
  builder: {
    title: 'Was dein Klan kann',
    text: 'Beschworen wird in der Heimat, aber jeder Klan hat eine eigene Fähigkeit. Deine heißt Baumeister: Wo eine Einheit mit Baumeister steht, darfst du Bauwerke beschwören. So stehen „Belagerungstürme“, so langsam sie sind, gleich an der Front.',
    goal: 'Beschwöre „Belagerungstürme“ zu „Arbeiter“ in den Mittagskristall.',
    hint: 'Wähle „Belagerungstürme“ und dann den Mittagskristall. Danach wählst du, wer oben liegt.',
    learned:
      'Zwei Aktivierungen für je 3 sind gespart. Die anderen Klans haben andere Fähigkeiten: Sie stehen auf den Karten und dort, wo man den Klan wählt.',
    answers: {
      home: 'Aus der Heimat brauchen „Belagerungstürme“ zwei Aktivierungen für je 3 bis zur Front. „Arbeiter“ sind schon dort und haben Baumeister.',
      activate: '„Arbeiter“ stehen, wo sie nötig sind. Ziehen sie weg, lässt sich dort nichts bauen.',
      replenish: 'Das kostet 3, und „Belagerungstürme“ danach noch 5.',
    },
  },
  move: {
    title: 'Aktivieren und bewegen',
    text: 'Einen Trupp zu aktivieren kostet die höchsten Aktivierungskosten seiner Einheiten. Dann darfst du ihn neu formieren, in ein benachbartes Gebiet bewegen und dort kämpfen. Einheiten dürfen zurückbleiben. Ein Gebiet kontrolliert, wer dort allein einen Trupp hat.',
    goal: 'Kontrolliere deine Heimat und den Morgenkristall.',
    hint: 'Wähle den Trupp in deiner Heimat, aktiviere ihn, wähle den Morgenkristall, und lass eine Einheit „Arbeiter“ zurück.',
    learned:
      'Eine Aktion, und du kontrollierst zwei Gebiete. Aus einem Gebiet mit feindlichem Trupp kann sich niemand hinausbewegen: Eine Wache in der Heimat hält Angreifer auf.',
    answers: {
      stay: 'Der Trupp ist geblieben, bezahlt ist er trotzdem. Er darf noch einmal aktiviert werden, wieder für 1.',
      fen: 'Das Moor ist ein neutrales Gebiet: ein Weg, kein Ziel. Kristalle erbeutet, wer Kristallgebiete kontrolliert.',
      all: 'Alle sind fort, und deine Heimat steht leer. Wer dort eindringt, kann deinen Nachziehstapel überfallen.',
      replenish: 'Das kostet 3, so viel wie drei Aktivierungen von „Arbeiter“.',
    },
  },
  cards: {
    title: 'Kampfkarten',
    text: 'Im Kampf wählen beide verdeckt eine Handkarte. Kühn schlägt zurückhaltend, zurückhaltend schlägt trickreich, trickreich schlägt kühn: Wer schlägt, nutzt den Effekt hinter Schlägt, alle anderen den hinter Sonst. Der Coach hält nur „Gorra Rothand“, zurückhaltend: Er hat sie offen zurückgenommen.',
    goal: 'Zerstöre „Eberreiter“ mit „Horgath“.',
    hint: 'Wähle „Horgath“, aktiviere ihn, zieh in den Mittagskristall, beginne den Kampf, und wähle die kühne Karte: „Ballista“.',
    learned:
      'Kühn schlägt zurückhaltend: deine +7 Angriff gegen nur +3 Verteidigung. Die Karte kommt auf den Ablagestapel, jeder Kampf kostet also eine. Meist kannst du nur vermuten, was der andere hält.',
    answers: {
      guarded:
        'Zurückhaltend gegen zurückhaltend: Für beide gilt der Effekt hinter Sonst. 5 Angriff gegen Verteidigung 3 und 3 von der Karte: „Eberreiter“ stehen noch. Fang von vorn an, und wähle kühn.',
      tricky:
        'Zurückhaltend schlägt trickreich: Für den Coach gilt der Effekt hinter Schlägt, +6 Verteidigung. Fang von vorn an, und wähle den Stil, der zurückhaltend schlägt.',
      peace: 'Hineinzuziehen genügt nicht: Nun stehen beide Trupps in dem Gebiet, und niemand kontrolliert es.',
      elsewhere: '„Eberreiter“ stehen im Mittagskristall, und gekämpft wird im selben Gebiet.',
      summon: 'Mehr Einheiten helfen, aber was du beschwörst, ist keine Kampfkarte mehr. Versuch es mit „Horgath“ allein.',
      replenish: 'Auf deiner Hand sind alle drei Stile. Ziehen kostet 3, und der Coach käme dem Zug näher.',
    },
  },
  order: {
    title: 'Wer den Schaden nimmt',
    text: 'Jeder Trupp fügt seinen ganzen Angriff auf einmal zu. Schaden trifft zuerst die oberste Einheit: Ist ihre Verteidigung verbraucht, ist sie zerstört, und der Rest trifft die nächste. Neu ordnen darfst du einen Trupp immer, wenn du ihn aktivierst.',
    goal: 'Zerstöre „Eberreiter“ im Mittagskristall, ohne eine Einheit zu verlieren.',
    hint: 'Aktiviere deinen Trupp und leg „Belagerungstürme“ nach oben: 4 Schaden gegen Verteidigung 6. Dann beginne den Kampf mit einer beliebigen Karte.',
    learned:
      '4 Schaden haben „Belagerungstürme“ getroffen, die 6 aushalten; Schaden bleibt nicht liegen. Lägen „Arbeiter“ oben, wären sie verloren.',
    answers: {
      top: 'Diese Einheit nimmt den Schaden zuerst, und „Eberreiter“ fügen 4 zu: Sie wird zerstört. „Belagerungstürme“ haben Verteidigung 6.',
      peace: 'Die Aktivierung ist bezahlt, und „Eberreiter“ stehen noch.',
      summon: 'Dort hast du drei Einheiten, und mehr hält ein Trupp nicht. „Belagerungstürme“ oben genügen.',
      replenish: 'Das kostet 3 und der Kampf noch 3: Damit gäbst du den Zug ab. Jede Karte deiner Hand genügt.',
    },
  },
  claim: {
    title: 'Einen Kristall erbeuten',
    text: 'Wer vier Kristalle hat, gewinnt. Wer zwei der drei Kristallgebiete kontrolliert, darf einen aus der Auslage erbeuten und bezahlt dafür seine Kosten. Je teurer er ist, desto mehr Initiative bekommt dein Gegner; viele Kristalle tun aber auch etwas für dich.',
    goal: 'Nimm ein zweites Kristallgebiet ein, erbeute einen Kristall, und bleib am Zug.',
    hint: 'Aktiviere „Wachposten“ im Moor, zieh in den Mittagskristall, und erbeute „Blanker Splitter“ für 8: Der Marker rückt von 7 auf 1 auf der anderen Seite.',
    learned: 'Du hast zwei Kristalle, und weil 1 ein neutrales Feld ist, bist du weiter am Zug.',
    answers: {
      dear: 'Das darfst du, aber der Marker liegt nun jenseits der neutralen Felder: Dein Zug ist vorbei, und der Coach kann lange handeln.',
      elsewhere: 'Ein zweites Kristallgebiet ist das nicht. Der Mittagskristall liegt neben dem Moor.',
      leave: 'Dieser Trupp steht schon in einem Kristallgebiet. Zieht er weg, kontrollierst du eines weniger.',
      replenish: 'Deine Hand ist leer, und manchmal ist Ziehen richtig. Hier fehlen die 3 für den Kristall.',
    },
  },
  raid: {
    title: 'Überfallen und gewinnen',
    text: 'Wer die feindliche Heimat kontrolliert, darf sie für 3 überfallen: Der Coach legt so viele Karten vom Nachziehstapel ab, wie dein Trupp dort Angriff hat. Wer seinen Ablagestapel neu mischen muss, gibt dem Gegner einen Kristall umsonst. Der Coach hat noch 6 Karten, du hast zwei Kristalle.',
    goal: 'Gewinne in diesem Zug: Erbeute einen Kristall, und überfalle für den vierten.',
    hint: '„Belagerungstürme“ haben in der feindlichen Heimat 8 Angriff, mehr als 6 Karten. Erbeute „Blanker Splitter“ für 8, überfalle für 3, und nimm einen Kristall umsonst.',
    learned: 'Vier Kristalle: Die Partie ist gewonnen. Spiel jetzt eine ganze; jeder der sechs Klans spielt sich anders.',
    answers: {
      dear: 'Du hast drei Kristalle, aber der Zug ist vor dem Überfall vorbei. Mit „Blanker Splitter“ für 8 läge der Marker auf einem neutralen Feld.',
      decline: 'Dieser Kristall kostet nichts, und du brauchst ihn.',
      activate: 'Deine Trupps stehen richtig: zwei in Kristallgebieten, einer in der feindlichen Heimat. Nutze das.',
      replenish: 'Karten brauchst du keine mehr. Der Weg zum vierten Kristall kostet 11, und er geht in diesem Zug.',
    },
  },
}
