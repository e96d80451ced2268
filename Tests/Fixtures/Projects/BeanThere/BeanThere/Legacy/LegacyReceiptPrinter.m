//
//  LegacyReceiptPrinter.m
//  BeanThere
//

#import "LegacyReceiptPrinter.h"

@interface LegacyReceiptPrinter ()

@property (nonatomic) NSInteger columns;
@property (nonatomic) NSMutableArray<NSString *> *lines;

@end

@implementation LegacyReceiptPrinter

+ (NSString *)testPage
{
    LegacyReceiptPrinter *printer = [[LegacyReceiptPrinter alloc] initWithColumns:32];
    [printer addLine:@"BeanThere" amount:@"TEST"];
    [printer addLine:@"1 x Espresso" amount:@"$2.60"];
    return printer.text;
}

- (instancetype)initWithColumns:(NSInteger)columns
{
    self = [super init];
    if (self) {
        _columns = columns;
        _lines = [NSMutableArray array];
    }
    return self;
}

- (void)addLine:(NSString *)title amount:(NSString *)amount
{
    NSInteger room = MAX(1, self.columns - (NSInteger)amount.length);
    NSString *left = [title stringByPaddingToLength:(NSUInteger)room withString:@" " startingAtIndex:0];
    [self.lines addObject:[left stringByAppendingString:amount]];
}

- (NSString *)text
{
    return [self.lines componentsJoinedByString:@"\n"];
}

@end
