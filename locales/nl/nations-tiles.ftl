# Hoe de tegels heten. De gebeurtenissen van een tijdperk staan achteraan.

## Gedrukt op de spelerstableaus

nations-tile-axeman = Bijlvechter
nations-tile-farm = Boerderij
nations-tile-caravan = Karavaan
nations-tile-quarry = Steengroeve
nations-tile-temple = Tempel

## Tijdperk I

nations-tile-synagogue = Synagoge
nations-tile-irrigation = Irrigatie
nations-tile-library = Bibliotheek
nations-tile-academy = Academie
nations-tile-legion = Legioen
nations-tile-war-chariots = Strijdwagens
nations-tile-sun-tzu = Sun Tzu
nations-tile-confucius = Confucius
nations-tile-hatshepsut = Hatsjepsoet
nations-tile-carthage = Carthago
nations-tile-cyprus = Cyprus
nations-tile-nubia = Nubië
nations-tile-hanging-gardens = Hangende Tuinen
nations-tile-great-lighthouse = Vuurtoren van Pharos
nations-tile-colossus = Kolos van Rodos
nations-tile-drought = Droogte
nations-tile-raiders = Plunderaars
nations-tile-locusts = Sprinkhanen

## Tijdperk II

nations-tile-windmills = Windmolens
nations-tile-terrace-fields = Terrasakkers
nations-tile-monastery = Klooster
nations-tile-university = Universiteit
nations-tile-longbowmen = Boogschutters
nations-tile-knights = Ridders
nations-tile-montezuma = Montezuma
nations-tile-marco-polo = Marco Polo
nations-tile-hildegard = Hildegard
nations-tile-sicily = Sicilië
nations-tile-iceland = IJsland
nations-tile-vinland = Vinland
nations-tile-great-zimbabwe = Groot-Zimbabwe
nations-tile-great-wall = Chinese Muur
nations-tile-angkor-wat = Angkor Wat
nations-tile-harsh-winter = Strenge winter
nations-tile-crusade = Kruistocht
nations-tile-great-famine = Grote hongersnood

## Tijdperk III

nations-tile-plantation = Plantage
nations-tile-spice-trade = Specerijenhandel
nations-tile-printing-house = Drukkerij
nations-tile-observatory = Sterrenwacht
nations-tile-musketeers = Musketiers
nations-tile-frigates = Fregatten
nations-tile-elizabeth = Elizabeth
nations-tile-leonardo = Leonardo
nations-tile-akbar = Akbar
nations-tile-macau = Macau
nations-tile-new-spain = Nieuw-Spanje
nations-tile-virginia = Virginia
nations-tile-taj-mahal = Taj Mahal
nations-tile-himeji-castle = Kasteel Himeji
nations-tile-versailles = Versailles
nations-tile-thirty-years-war = Dertigjarige Oorlog
nations-tile-little-ice-age = Kleine IJstijd
nations-tile-rebellion = Opstand

## Tijdperk IV

nations-tile-railway = Spoorweg
nations-tile-factory = Fabriek
nations-tile-laboratory = Laboratorium
nations-tile-polytechnic = Polytechnicum
nations-tile-ironclads = Pantserschepen
nations-tile-artillery = Artillerie
nations-tile-bismarck = Bismarck
nations-tile-lincoln = Lincoln
nations-tile-marie-curie = Marie Curie
nations-tile-cape-colony = Kaapkolonie
nations-tile-hong-kong = Hongkong
nations-tile-australia = Australië
nations-tile-suez-canal = Suezkanaal
nations-tile-panama-canal = Panamakanaal
nations-tile-eiffel-tower = Eiffeltoren
nations-tile-world-at-arms = Wereld in wapens
nations-tile-potato-blight = Aardappelziekte
nations-tile-scramble = Wedloop om koloniën

## De naties

nations-nation-rome = Rome
nations-nation-greece = Griekenland
nations-nation-persia = Perzië
nations-nation-egypt = Egypte
