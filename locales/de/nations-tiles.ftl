# Wie die Plättchen heißen. Die Ereignisse eines Zeitalters stehen am Ende.

## Aufgedruckt auf den Spielertableaus

nations-tile-axeman = Axtkämpfer
nations-tile-farm = Bauernhof
nations-tile-caravan = Karawane
nations-tile-quarry = Steinbruch
nations-tile-temple = Tempel

## Zeitalter I

nations-tile-synagogue = Synagoge
nations-tile-irrigation = Bewässerung
nations-tile-library = Bibliothek
nations-tile-academy = Akademie
nations-tile-legion = Legion
nations-tile-war-chariots = Streitwagen
nations-tile-sun-tzu = Sun Tzu
nations-tile-confucius = Konfuzius
nations-tile-hatshepsut = Hatschepsut
nations-tile-carthage = Karthago
nations-tile-cyprus = Zypern
nations-tile-nubia = Nubien
nations-tile-hanging-gardens = Hängende Gärten
nations-tile-great-lighthouse = Leuchtturm von Pharos
nations-tile-colossus = Koloss von Rhodos
nations-tile-drought = Dürre
nations-tile-raiders = Plünderer
nations-tile-locusts = Heuschrecken

## Zeitalter II

nations-tile-windmills = Windmühlen
nations-tile-terrace-fields = Terrassenfelder
nations-tile-monastery = Kloster
nations-tile-university = Universität
nations-tile-longbowmen = Langbogenschützen
nations-tile-knights = Ritter
nations-tile-montezuma = Montezuma
nations-tile-marco-polo = Marco Polo
nations-tile-hildegard = Hildegard
nations-tile-sicily = Sizilien
nations-tile-iceland = Island
nations-tile-vinland = Vinland
nations-tile-great-zimbabwe = Groß-Simbabwe
nations-tile-great-wall = Chinesische Mauer
nations-tile-angkor-wat = Angkor Wat
nations-tile-harsh-winter = Harter Winter
nations-tile-crusade = Kreuzzug
nations-tile-great-famine = Große Hungersnot

## Zeitalter III

nations-tile-plantation = Plantage
nations-tile-spice-trade = Gewürzhandel
nations-tile-printing-house = Druckerei
nations-tile-observatory = Sternwarte
nations-tile-musketeers = Musketiere
nations-tile-frigates = Fregatten
nations-tile-elizabeth = Elisabeth
nations-tile-leonardo = Leonardo
nations-tile-akbar = Akbar
nations-tile-macau = Macau
nations-tile-new-spain = Neuspanien
nations-tile-virginia = Virginia
nations-tile-taj-mahal = Taj Mahal
nations-tile-himeji-castle = Burg Himeji
nations-tile-versailles = Versailles
nations-tile-thirty-years-war = Dreißigjähriger Krieg
nations-tile-little-ice-age = Kleine Eiszeit
nations-tile-rebellion = Aufstand

## Zeitalter IV

nations-tile-railway = Eisenbahn
nations-tile-factory = Fabrik
nations-tile-laboratory = Labor
nations-tile-polytechnic = Polytechnikum
nations-tile-ironclads = Panzerschiffe
nations-tile-artillery = Artillerie
nations-tile-bismarck = Bismarck
nations-tile-lincoln = Lincoln
nations-tile-marie-curie = Marie Curie
nations-tile-cape-colony = Kapkolonie
nations-tile-hong-kong = Hongkong
nations-tile-australia = Australien
nations-tile-suez-canal = Suezkanal
nations-tile-panama-canal = Panamakanal
nations-tile-eiffel-tower = Eiffelturm
nations-tile-world-at-arms = Welt in Waffen
nations-tile-potato-blight = Kartoffelfäule
nations-tile-scramble = Wettlauf um Kolonien

## Die Nationen

nations-nation-rome = Rom
nations-nation-greece = Griechenland
nations-nation-persia = Persien
nations-nation-egypt = Ägypten
