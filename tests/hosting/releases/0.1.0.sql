BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE chat (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	token VARCHAR(16) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "chat" VALUES('66fggesgva',0,0,'j52y9ja3mm','Ann','Good luck!','chat-1',1794853586488);
INSERT INTO "chat" VALUES('agjh6k83df',0,0,'j52y9ja3mm','Ann','Good luck!','chat-1',1794853592950);
CREATE TABLE devices (
	id VARCHAR(16) NOT NULL, 
	token VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	browser VARCHAR(20) NOT NULL, 
	system VARCHAR(20) NOT NULL, 
	made BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "devices" VALUES('3x9uf8ympe','j52y9ja3mm','07634aa848e27a6b62749336e086a25ec958fde829e6afb0e0e99609a7da1fd2','','',1794853538585,1794853538585);
INSERT INTO "devices" VALUES('t74z97vbed','9zwe2by2rh','9f1834a08c5053f4e404e48e2c0d9aa43c440bb2a0fe5298ba35e3692cb5e69c','','',1794853586452,1794853586452);
INSERT INTO "devices" VALUES('2z9h6afbz2','wfxgntau5h','97b919eda7431eace94428d36bec70358ef7da98ed4a66aa6b1a610a8d91c79e','','',1794853592914,1794853592914);
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	move TEXT, 
	undoes INTEGER NOT NULL, 
	command VARCHAR(64), 
	made BIGINT NOT NULL, token VARCHAR(16), 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('2hzh9hfzwz',0,0,3,'{"type":"Buy","place":2}',0,'ann-0',1794853539041,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',1,0,35,'{"type":"Pay","pieces":["white-gold-1","white-gold-1","chit-gold"]}',0,'ann-1',1794853539074,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',2,0,43,'{"type":"Replace","slot":0}',0,'ann-2',1794853539082,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',3,0,49,'{"type":"ReturnDice","pieces":["white-strength-1"]}',0,'ann-3',1794853539088,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',4,1,1201,'{"type":"Buy","place":0}',0,NULL,1794853540239,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',5,1,2031,'{"type":"Pay","pieces":["white-gold-1","white-stone-1","white-strength-1","chit-gold"]}',0,NULL,1794853541069,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',6,0,2034,'{"type":"Buy","place":6}',0,'ann-4',1794853541073,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',7,0,2037,'{"type":"Pay","pieces":["white-book-1","red-strength-2"]}',0,'ann-5',1794853541075,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',8,1,2764,'{"type":"Buy","place":8}',0,NULL,1794853541802,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',9,1,4403,'{"type":"Pay","pieces":["white-stone-1","white-book-1"]}',0,NULL,1794853543442,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',10,0,4411,'{"type":"Reroll"}',0,'ann-6',1794853543450,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',11,0,4416,'{"type":"Roll","pieces":["white-strength-1"]}',0,'ann-7',1794853543455,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',12,1,4774,'{"type":"Pass"}',0,NULL,1794853543813,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',13,0,4777,'{"type":"Pass"}',0,'ann-8',1794853543815,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',14,0,4781,'{"type":"UseBooks","pieces":[]}',0,'ann-9',1794853543820,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',15,0,4783,'{"type":"Buy","place":1}',0,'ann-10',1794853543822,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',16,0,4785,'{"type":"Pay","pieces":["white-strength-1","red-strength-2"]}',0,'ann-11',1794853543823,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',17,1,5432,'{"type":"Buy","place":8}',0,NULL,1794853544470,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',18,1,7266,'{"type":"Pay","pieces":["white-food-1","white-stone-1"]}',0,NULL,1794853546305,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',19,1,8876,'{"type":"Replace","slot":2}',0,NULL,1794853547915,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',20,1,10616,'{"type":"ReturnDice","pieces":["white-used"]}',0,NULL,1794853549654,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',21,0,10630,'{"type":"Buy","place":0}',0,'ann-12',1794853549668,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',22,0,10640,'{"type":"Pay","pieces":["white-gold-1","white-food-1","white-stone-1","chit-gold"]}',0,'ann-13',1794853549678,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',23,1,11243,'{"type":"Buy","place":2}',0,NULL,1794853550281,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',24,1,12941,'{"type":"Pay","pieces":["white-food-1","white-book-1","white-book-1","red-strength-1","chit-gold"]}',0,NULL,1794853551979,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',25,1,13607,'{"type":"Replace","slot":3}',0,NULL,1794853552645,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',26,0,13616,'{"type":"Pass"}',0,'ann-14',1794853552654,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',27,1,14974,'{"type":"Buy","place":5}',0,NULL,1794853554013,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',28,1,15815,'{"type":"Pay","pieces":["red-strength-2"]}',0,NULL,1794853554854,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',29,1,17242,'{"type":"Buy","place":6}',0,NULL,1794853556281,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',30,1,18334,'{"type":"Pay","pieces":["chit-gold"]}',0,NULL,1794853557373,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',31,1,20001,'{"type":"Pass"}',0,NULL,1794853559039,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',32,0,20005,'{"type":"Buy","place":1}',0,'ann-15',1794853559044,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',33,0,20008,'{"type":"Pay","pieces":["white-gold-1","white-food-1","white-stone-1","chit-gold"]}',0,'ann-16',1794853559046,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',34,1,21173,'{"type":"Buy","place":8}',0,NULL,1794853560212,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',35,1,21702,'{"type":"Pay","pieces":["red-strength-3","red-food-2"]}',0,NULL,1794853560740,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',36,1,23186,'{"type":"Replace","slot":0}',0,NULL,1794853562224,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',37,0,23208,'{"type":"Reroll"}',0,'ann-17',1794853562246,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',38,0,23220,'{"type":"Roll","pieces":["white-book-1","red-stone-2"]}',0,'ann-18',1794853562258,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',39,1,23793,'{"type":"Pass"}',0,NULL,1794853562831,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',40,0,23800,'{"type":"Pass"}',0,'ann-19',1794853562838,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',41,0,23802,'{"type":"Pay","pieces":["white-strength-1","red-strength-3"]}',0,'ann-20',1794853562840,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',42,0,23824,'{"type":"Buy","place":2}',0,'ann-21',1794853562862,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',43,0,23835,'{"type":"Pay","pieces":["white-food-1","white-stone-1","white-book-1","red-food-2","chit-gold"]}',0,'ann-22',1794853562874,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',44,0,23840,'{"type":"Replace","slot":0}',0,'ann-23',1794853562878,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',45,1,25609,'{"type":"Build"}',0,NULL,1794853564648,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',46,1,26815,'{"type":"Pay","pieces":["white-gold-1","white-stone-1","red-food-2"]}',0,NULL,1794853565854,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',47,0,26818,'{"type":"Buy","place":6}',0,'ann-24',1794853565857,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',48,0,26820,'{"type":"Pay","pieces":["white-book-1","blue-stone-3"]}',0,'ann-25',1794853565859,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',49,0,26822,'{"type":"Replace","slot":4}',0,'ann-26',1794853565861,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',50,1,28764,'{"type":"Buy","place":4}',0,NULL,1794853567802,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',51,1,29507,'{"type":"Pay","pieces":["orange-gold-3"]}',0,NULL,1794853568545,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',52,1,30988,'{"type":"Replace","slot":3}',0,NULL,1794853570026,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',53,1,32461,'{"type":"ReturnDice","pieces":["red-stone-2"]}',0,NULL,1794853571499,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',54,0,32472,'{"type":"Buy","place":0}',0,'ann-27',1794853571510,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',55,0,32480,'{"type":"Pay","pieces":["red-strength-3"]}',0,'ann-28',1794853571518,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',56,1,34262,'{"type":"Buy","place":3}',0,NULL,1794853573300,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',57,1,36000,'{"type":"Pay","pieces":["chit-gold","chit-gold"]}',0,NULL,1794853575039,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',58,1,37244,'{"type":"Replace","slot":4}',0,NULL,1794853576282,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',59,0,37248,'{"type":"Pass"}',0,'ann-29',1794853576286,'j52y9ja3mm');
INSERT INTO "entries" VALUES('2hzh9hfzwz',60,1,37957,'{"type":"Buy","place":5}',0,NULL,1794853576995,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',61,1,38336,'{"type":"Pay","pieces":["orange-gold-3"]}',0,NULL,1794853577374,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',62,1,39331,'{"type":"Reroll"}',0,NULL,1794853578369,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',63,1,41089,'{"type":"Roll","pieces":["blue-book-2"]}',0,NULL,1794853580127,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',64,1,42280,'{"type":"Reroll"}',0,NULL,1794853581318,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',65,1,43995,'{"type":"Roll","pieces":["blue-book-3"]}',0,NULL,1794853583034,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',66,1,45616,'{"type":"Reroll"}',0,NULL,1794853584654,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',67,1,46919,'{"type":"Roll","pieces":["blue-book-1"]}',0,NULL,1794853585957,NULL);
INSERT INTO "entries" VALUES('2hzh9hfzwz',68,1,47356,'{"type":"Pass"}',0,NULL,1794853586394,NULL);
INSERT INTO "entries" VALUES('66fggesgva',0,1,1019,'{"type":"Pass"}',0,'x1-0',1794853587499,'9zwe2by2rh');
INSERT INTO "entries" VALUES('66fggesgva',1,0,1533,'{"type":"Buy","place":5}',0,'x0-0',1794853588014,'j52y9ja3mm');
INSERT INTO "entries" VALUES('66fggesgva',2,0,2549,'{"type":"Pay","pieces":["white-gold-1","chit-gold"]}',0,'x0-1',1794853589029,'j52y9ja3mm');
INSERT INTO "entries" VALUES('66fggesgva',3,2,2552,'{"type":"Buy","place":1}',0,NULL,1794853589033,NULL);
INSERT INTO "entries" VALUES('66fggesgva',4,2,2561,'{"type":"Pay","pieces":["white-gold-1","white-stone-1","white-stone-1","chit-gold"]}',0,NULL,1794853589041,NULL);
INSERT INTO "entries" VALUES('66fggesgva',5,0,3566,'{"type":"Buy","place":0}',0,'x0-2',1794853590046,'j52y9ja3mm');
INSERT INTO "entries" VALUES('66fggesgva',6,0,4577,'{"type":"Pay","pieces":["white-gold-1","white-gold-1","white-food-1","white-strength-1"]}',0,'x0-3',1794853591057,'j52y9ja3mm');
INSERT INTO "entries" VALUES('66fggesgva',7,0,5583,'{"type":"Replace","slot":1}',0,'x0-4',1794853592064,'j52y9ja3mm');
INSERT INTO "entries" VALUES('66fggesgva',8,2,5585,'{"type":"Reroll"}',0,NULL,1794853592066,NULL);
INSERT INTO "entries" VALUES('66fggesgva',9,2,5587,'{"type":"Roll","pieces":["white-gold-1"]}',0,NULL,1794853592067,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',0,0,505,'{"type":"Place","worker":0,"area":"black","row":"bottom","frame":0}',0,'x0-0',1794853593453,'j52y9ja3mm');
INSERT INTO "entries" VALUES('agjh6k83df',1,2,521,'{"type":"Place","worker":0,"area":"green","row":"bottom","frame":1}',0,NULL,1794853593468,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',2,1,1024,'{"type":"Place","worker":0,"area":"black","row":"bottom","frame":1}',0,'x1-0',1794853593972,'wfxgntau5h');
INSERT INTO "entries" VALUES('agjh6k83df',3,0,1532,'{"type":"Place","worker":1,"area":"black","row":"bottom","frame":3}',0,'x0-1',1794853594480,'j52y9ja3mm');
INSERT INTO "entries" VALUES('agjh6k83df',4,2,1644,'{"type":"Place","worker":1,"area":"black","row":"bottom","frame":2}',0,NULL,1794853594591,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',5,1,2148,'{"type":"Place","worker":1,"area":"black","row":"bottom","frame":2}',0,'x1-1',1794853595095,'wfxgntau5h');
INSERT INTO "entries" VALUES('agjh6k83df',6,2,2150,'{"type":"Ready"}',0,NULL,1794853595098,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',7,0,2712,'{"type":"Ready"}',0,'x0-2',1794853595659,'j52y9ja3mm');
INSERT INTO "entries" VALUES('agjh6k83df',8,1,3228,'{"type":"Ready"}',0,'x1-2',1794853596175,'wfxgntau5h');
INSERT INTO "entries" VALUES('agjh6k83df',9,2,3233,'{"type":"Act","worker":0,"box":2,"also":null,"twice":false,"waive":0}',0,NULL,1794853596181,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',10,2,3250,'{"type":"Act","worker":1,"box":2,"also":null,"twice":false,"waive":0}',0,NULL,1794853596197,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',11,2,3271,'{"type":"Conquer","province":"ma-rook-plateau"}',0,NULL,1794853596218,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',12,2,3272,'{"type":"Slot","colour":"brown"}',0,NULL,1794853596224,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',13,2,3272,'{"type":"PlayStratagem","card":"champion-prestige","military":0,"culture":0,"gold":0}',0,NULL,1794853596245,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',14,2,3272,'{"type":"PlayStratagem","card":"champion-any","military":0,"culture":0,"gold":0}',0,NULL,1794853596247,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',15,2,3272,'{"type":"Take","military":1,"culture":0,"gold":0}',0,NULL,1794853596249,NULL);
INSERT INTO "entries" VALUES('agjh6k83df',16,2,3272,'{"type":"Ready"}',0,NULL,1794853596251,NULL);
CREATE TABLE hidden (
	token VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	PRIMARY KEY (token, table_id)
);
CREATE TABLE passkeys (
	id VARCHAR(400) NOT NULL, 
	token VARCHAR(16) NOT NULL, 
	"key" TEXT NOT NULL, 
	count BIGINT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE "persons" (
	token VARCHAR(16) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	made BIGINT NOT NULL, 
	language VARCHAR(3), 
	settings TEXT, 
	PRIMARY KEY (token)
);
INSERT INTO "persons" VALUES('j52y9ja3mm','Ann',1794853538585,'en',NULL);
INSERT INTO "persons" VALUES('9zwe2by2rh','Bea',1794853586452,'en',NULL);
INSERT INTO "persons" VALUES('wfxgntau5h','Bea',1794853592914,'en',NULL);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	token VARCHAR(16), 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(40), 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('2hzh9hfzwz',0,'nations',2,'j52y9ja3mm','Ann',NULL,12,2,0,1794853586394);
INSERT INTO "results" VALUES('2hzh9hfzwz',1,'nations',2,NULL,'','random',17,1,1,1794853586394);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	token VARCHAR(16), 
	bot VARCHAR(40), 
	secret VARCHAR(64), 
	muted TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('2hzh9hfzwz',0,'person','Ann','j52y9ja3mm',NULL,'7be5d175abd86efe79b442a086917f0e2e78637a9d7e07ea11c03b00f00cf3c4','[]');
INSERT INTO "seats" VALUES('2hzh9hfzwz',1,'bot','',NULL,'random',NULL,'[]');
INSERT INTO "seats" VALUES('66fggesgva',0,'person','Ann','j52y9ja3mm',NULL,'7447f8fc38ae2175e3e3084686f2ce6712dc13105d635083d4214a4e08ea95bd','[]');
INSERT INTO "seats" VALUES('66fggesgva',1,'person','Bea','9zwe2by2rh',NULL,'2c02a56a0ddf00fe2bb0a3740648921bc395bced0eb4cfb0041ca22ac7a18aba','[]');
INSERT INTO "seats" VALUES('66fggesgva',2,'bot','',NULL,'novice',NULL,'[]');
INSERT INTO "seats" VALUES('agjh6k83df',0,'person','Ann','j52y9ja3mm',NULL,'5daa0ef4dd2e1171c9deae49e942f5c333ac99b9c3f4fd8814a54d4116d126e4','[]');
INSERT INTO "seats" VALUES('agjh6k83df',1,'person','Bea','wfxgntau5h',NULL,'b128df698b20ac81685dc3d78e87a082a9f2a8415f8672d9ea1ea8037b48622a','[]');
INSERT INTO "seats" VALUES('agjh6k83df',2,'bot','',NULL,'novice',NULL,'[]');
INSERT INTO "seats" VALUES('fxe5pxsta7',0,'person','Ann','j52y9ja3mm',NULL,'d887d57cd52fc012cf01942021447f6012206d318503b44028288ecc8a4c1ae3','[]');
INSERT INTO "seats" VALUES('fxe5pxsta7',1,'open','',NULL,NULL,NULL,'[]');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version VARCHAR(80) NOT NULL, 
	data_version VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(128) NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	absence TEXT NOT NULL, 
	clock BIGINT NOT NULL, 
	rematch VARCHAR(16), 
	imported BOOLEAN NOT NULL, 
	result TEXT, 
	made BIGINT NOT NULL, 
	ended BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, hall BOOLEAN DEFAULT 0 NOT NULL, name VARCHAR(60) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('2hzh9hfzwz','nations','1','709e06eb838d','{"opponent":"normal","data":null}','56c879231599520b4d05865d6d5c8928c19c94f2b7548a226b8b2c99dbcc962c','cEs08-cvrLupmX1k',1,'j52y9ja3mm','finished','{"do":"offer","after":60}',47356,NULL,0,'{"winners":[1],"ranking":[1,0],"scores":[12,17],"sources":[{"books":0,"famine":0,"war":3,"developments":3,"advisor":1,"colonies":5,"wonders":0},{"books":8,"famine":0,"war":0,"developments":7,"advisor":1,"colonies":0,"wonders":1}],"hall_of_fame":null}',1794853538719,1794853586394,1,1,'First table');
INSERT INTO "tables" VALUES('66fggesgva','nations','1','709e06eb838d','{"opponent":"normal","data":null}','93b1b6f4a2a31e4fa055bc45f3b7367027d9bf84d0cb3cef064c7ea2bb1a9266','ns3JZd6sSShiDy2B',0,'j52y9ja3mm','playing','{"do":"offer","after":60}',6104,NULL,0,NULL,1794853586425,NULL,0,0,'Second of nations');
INSERT INTO "tables" VALUES('agjh6k83df','pendulum','2','65d6ec3009c1','{"tempo":1.0,"grace":1000,"untimed":[1,2,3,4],"sides":"basic","characters":[],"glory":[],"worker_rule":[],"automa":null,"foreshadowing":false,"plans":true}','c4672fa6ae767195c824b1c6d4228fa9336a9e24175230fae8219d511a9bbb12','Wu3vge9NIuxi8t39',0,'j52y9ja3mm','playing','{"do":"offer","after":60}',3272,NULL,0,NULL,1794853592872,NULL,0,0,'Second of pendulum');
INSERT INTO "tables" VALUES('fxe5pxsta7','nations','1','709e06eb838d','{"opponent":"normal","data":null}','bc1d4b2c2297523c8cb65b6d18e6d962bd7b14b254bd42986b596bedf5d136fe','D0BGWfDrxERf1F_J',1,'j52y9ja3mm','open','{"do":"offer","after":60}',0,NULL,0,NULL,1794853596228,NULL,0,1,'Still open');
CREATE TABLE vouchers (
	code VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	token VARCHAR(16) NOT NULL, 
	ends BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE INDEX tables_status ON tables (status, made);
CREATE INDEX tables_ended ON tables (game, ended);
CREATE INDEX seats_token ON seats (token);
CREATE INDEX results_token ON results (token, ended);
CREATE INDEX results_score ON results (game, seats, score);
CREATE INDEX devices_token ON devices (token);
CREATE INDEX passkeys_token ON passkeys (token);
COMMIT;
